"""`stamtisch` without a command: what it says, where it listens, and one clear line for what goes wrong."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import contextmanager

import httpx
import pytest

from stamtisch.cli.serve import find_network_address, free_port
from tests.web.live import PATIENCE
from tests.web.ports import free_port as unused_port

ENVIRONMENT = {**os.environ, "NUMBA_DISABLE_JIT": "1"}


def command(*arguments):
    return [sys.executable, "-m", "stamtisch", *arguments]


@contextmanager
def started(*arguments):
    """A server by the command line, and its first words."""
    process = subprocess.Popen(
        command(*arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT
    )
    try:
        said = ""
        while "Ctrl-C" not in said:
            line = process.stdout.readline()
            assert line, process.stderr.read()
            said += line
        yield process, said
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def refused(*arguments, **environment):
    """What it says when it cannot start: one line, and no more."""
    done = subprocess.run(
        command(*arguments),
        capture_output=True,
        text=True,
        timeout=PATIENCE * 2,
        env={**ENVIRONMENT, **environment},
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


@pytest.fixture
def port():
    return str(unused_port())


def test_it_says_where_it_is_and_serves_the_page_there(tmp_path, port):
    with started("--port", port, "--data", str(tmp_path), "--no-browser") as (_, said):
        assert f"http://localhost:{port}" in said
        assert str(tmp_path / "tables.sqlite") in said
        page = httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE)
        assert page.status_code == 200
        assert "stamtisch-build" in page.text


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_when_it_is_told_to_without_a_complaint(tmp_path, port, stop):
    with started("serve", "--port", port, "--data", str(tmp_path), "--no-browser") as (process, _):
        process.send_signal(stop)
        _, complaints = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert "Traceback" not in complaints


def test_a_port_in_use_is_told_with_one_that_is_free(tmp_path):
    with socket.socket() as other:
        other.bind(("0.0.0.0", 0))
        other.listen()
        used = other.getsockname()[1]
        said = refused("--port", str(used), "--data", str(tmp_path), "--no-browser")
    assert said.startswith(f"cannot-serve: Port {used} is in use")
    suggested = int(re.search(r"--port (\d+)", said)[1])
    assert suggested > used


def test_a_second_server_on_the_same_tables_is_refused_and_told_where_the_first_is(tmp_path, port):
    with started("--port", port, "--data", str(tmp_path), "--no-browser"):
        # Started twice by mistake, the port is in use too, which is not what is wrong.
        for wanted in ("0", port):
            said = refused("--port", wanted, "--data", str(tmp_path), "--no-browser")
            assert "already running" in said
            assert f"http://localhost:{port}" in said


def test_who_starts_it_twice_is_led_to_the_one_that_runs(tmp_path, port):
    led, browser = tmp_path / "led", tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > '{led}'\n")
    browser.chmod(0o700)
    with started("--port", port, "--data", str(tmp_path), "--no-browser"):
        refused("--data", str(tmp_path), BROWSER=str(browser))
    assert led.read_text() == f"http://localhost:{port}\n"


def test_tables_that_were_moved_while_they_are_served_are_still_in_use(tmp_path, port):
    first, second = tmp_path / "first", tmp_path / "second"
    with started("--port", port, "--data", str(first), "--no-browser"):
        second.mkdir()
        (first / "tables.sqlite").rename(second / "tables.sqlite")
        assert "already running" in refused("--port", "0", "--data", str(second), "--no-browser")


def test_tables_of_two_names_are_refused_with_what_to_do(tmp_path, port):
    first, second = tmp_path / "first", tmp_path / "second"
    with started("--port", port, "--data", str(first), "--no-browser") as (process, _):
        second.mkdir()
        (second / "tables.sqlite").hardlink_to(first / "tables.sqlite")
        process.kill()
        process.wait()
    for folder in (second, first):
        said = refused("--port", "0", "--data", str(folder), "--no-browser")
        assert f"find / -samefile {folder / 'tables.sqlite'}" in said
    assert [each.name for each in second.iterdir()] == ["tables.sqlite"], "nothing is left there"
    (second / "tables.sqlite").unlink()
    with started("--port", port, "--data", str(first), "--no-browser"):
        pass


def test_a_folder_in_the_place_of_the_file_is_told(tmp_path):
    said = refused("--port", "0", "--database", f"sqlite:///{tmp_path}", "--no-browser")
    assert f"{tmp_path} is a folder" in said
    assert not (tmp_path.parent / f"{tmp_path.name}.lock").exists()


def test_a_database_of_a_newer_release_is_refused(tmp_path):
    file = tmp_path / "x.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute(f"PRAGMA application_id = {0x5374616D}")
        connection.execute("PRAGMA user_version = 77")
    connection.close()
    said = refused("--port", "0", "--database", f"sqlite:///{file}", "--no-browser")
    assert "newer" in said
    assert "77" in said


def test_other_databases_are_refused(tmp_path):
    said = refused("--port", "0", "--database", "postgresql://me:hunter2@there/db", "--no-browser")
    assert "sqlite:///" in said
    assert "hunter2" not in said


def test_a_folder_that_cannot_be_written_is_told(tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    assert str(file) in refused("--port", "0", "--data", str(file / "below"), "--no-browser")


def test_an_address_that_is_not_ours_is_told(tmp_path):
    assert "192.0.2.77" in refused("--host", "192.0.2.77", "--port", "0", "--data", str(tmp_path))


@pytest.mark.parametrize(
    "arguments",
    [
        ("--port", "x"),
        ("--port", "99999"),
        ("--public-url", "games.example"),
        ("--public-url", "https://a b"),
        ("--public-url", "https://games.example/below"),
        ("--public-url", "https://me@games.example"),
    ],
)
def test_arguments_that_cannot_be_are_told(arguments):
    done = subprocess.run(command(*arguments), capture_output=True, text=True, env=ENVIRONMENT, check=False)
    assert done.returncode == 2
    assert arguments[1] in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("option", ["--host", "--data", "--database", "--public-url"])
def test_an_option_that_is_empty_is_no_option_left_out(option, tmp_path):
    """As a variable of the shell is that was never set."""
    done = subprocess.run(
        command("--port", "0", option, ""),
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith(f"stamtisch serve: error: argument {option}: it is empty")
    assert not any(tmp_path.iterdir())


def test_this_computers_address_is_told_only_if_the_network_is_served():
    assert find_network_address("127.0.0.1") is None
    assert find_network_address("localhost") is None
    assert find_network_address("192.0.2.9") == "192.0.2.9"


def test_a_free_port_is_one_that_can_be_used():
    found = free_port("127.0.0.1", unused_port())
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", found))
