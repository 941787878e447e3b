import { existsSync } from "node:fs";

/** As Debian installs them. The shell has no windows of its own to draw, which halves what a journey costs. */
export const CHROMIUM = "/usr/bin/chromium";
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** A page of a journey lives for seconds: what it costs to optimise its code isn't earned back. */
export const JOURNEYS_ARGS = ["--js-flags=--no-opt"];

/** The browser of the journeys. */
export const JOURNEYS_BROWSER = process.env.E2E_BROWSER ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM);
