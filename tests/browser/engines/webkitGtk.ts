/**
 * The WebKit that Debian and Ubuntu package (`webkit2gtk-driver`), over plain WebDriver. It is a relative of Safari with
 * the same layout and script engines. It needs a screen: the one in DISPLAY or WAYLAND_DISPLAY, or one from Xvfb.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import {expect} from 'playwright/test';
import {PUBLIC} from '../../../scripts/testBuilds.mjs';
import {type Engine, visibleElement} from './engine';

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const KEYS = {Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004'};
const hasScreen = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/** Why WebKitGTK can't run here, or undefined if it can. */
export function webkitGtkMissing(): string | undefined {
  if (!existsSync(DRIVER))
    return 'WebKitGTK isn’t installed. On Debian and Ubuntu: apt install webkit2gtk-driver xvfb.';
  if (!hasScreen && !existsSync(XVFB)) return 'WebKitGTK needs a screen. On Debian and Ubuntu: apt install xvfb.';
  return undefined;
}

/** WebDriver has no console, so every page of the build in `dir` gets a script that keeps its errors. */
export function recordErrors(dir: string): void {
  writeFileSync(
    path.join(dir, 'record-errors.js'),
    `window.recordedErrors = [];
    addEventListener('error', function (event) {
      recordedErrors.push(event.message || 'not loaded: ' + (event.target.src || event.target.href));
    }, true);
    addEventListener('unhandledrejection', function (event) { recordedErrors.push(String(event.reason)); });
    document.addEventListener('securitypolicyviolation', function (event) {
      recordedErrors.push(event.violatedDirective + ' blocked ' + event.blockedURI);
    });
    console.error = function () { recordedErrors.push(Array.prototype.join.call(arguments, ' ')); };`,
  );
  for (const file of readdirSync(dir, {recursive: true, encoding: 'utf8'})) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(path.join(dir, file), 'utf8');
    writeFileSync(
      path.join(dir, file),
      html.replace(/<head[^>]*>/, `$&<script src="${PUBLIC.env.BASE_URL}record-errors.js"></script>`),
    );
  }
}

/** Starts a screen that nobody sees. Resolves to its name. */
function startScreen(): Promise<{screen: ChildProcess; display: string}> {
  const screen = spawn(XVFB, ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((done, fail) => {
    screen.once('error', fail);
    screen.once('exit', (code) => fail(new Error(`Xvfb stopped with code ${code}.`)));
    screen.stdout.once('data', (data) => done({screen, display: `:${String(data).trim()}`}));
  });
}

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as {port: number};
      server.close(() => done(port));
    });
  });

/** Sends a WebDriver command and returns its value. Throws what WebDriver says is wrong. */
async function send(url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, body && {method: 'POST', body: JSON.stringify(body)});
  const {value} = (await answer.json()) as {value: {error?: string; message?: string} | null};
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

/** Waits until the driver accepts commands. */
async function ready(url: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    if (await send(`${url}/status`).catch(() => undefined)) return;
    await new Promise((next) => setImmediate(next));
  }
  throw new Error(`${DRIVER} stopped with code ${driver.exitCode}.`);
}

export async function launchWebkitGtk(): Promise<Engine> {
  const {screen, display} = hasScreen ? {screen: undefined, display: process.env.DISPLAY} : await startScreen();
  const port = await freePort();
  const env = {...process.env, ...(display && {DISPLAY: display}), LIBGL_ALWAYS_SOFTWARE: '1'};
  const driver = spawn(DRIVER, [`--port=${port}`], {stdio: 'ignore', env});
  const stop = () => {
    driver.kill();
    screen?.kill();
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await ready(url, driver);
    const {sessionId} = (await send(`${url}/session`, {capabilities: {}})) as {sessionId: string};
    return engine(`${url}/session/${sessionId}`, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

/** WebDriver's name for a reference to an element. */
const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf';

function engine(session: string, stop: () => void): Engine {
  const run: Engine['run'] = (script, argument) =>
    send(`${session}/execute/sync`, {
      script: `return (${script})(arguments[0])`,
      args: [argument ?? null],
    }) as never;
  return {
    open: async (address) => {
      await send(`${session}/url`, {url: address});
    },
    resize: async (width, height) => {
      const rect = (await send(`${session}/window/rect`, {width, height})) as {width: number};
      // The page gets its new size a moment after the window does.
      await expect.poll(() => run(() => innerWidth)).toBe(rect.width);
    },
    run,
    click: async (selector) => {
      const element = await run(visibleElement, selector);
      if (!element) throw new Error(`There is nothing to click at ${selector}.`);
      const {[REFERENCE]: id} = element as unknown as Record<string, string>;
      await send(`${session}/element/${id}/click`, {});
    },
    roles: async (selector) => {
      const found = await run((at) => Array.from(document.querySelectorAll(at)), selector);
      const roles: string[] = [];
      for (const {[REFERENCE]: id} of found as unknown as Record<string, string>[]) {
        roles.push(String(await send(`${session}/element/${id}/computedrole`)));
      }
      return roles;
    },
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({type, value: KEYS[key]}));
      await send(`${session}/actions`, {actions: [{type: 'key', id: 'keyboard', actions}]});
    },
    errors: () => run(() => (window as unknown as {recordedErrors: string[]}).recordedErrors),
    close: async () => {
      await fetch(session, {method: 'DELETE'});
      stop();
    },
  };
}
