/** What several tests need to know of the published site. */
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import type {RequestListener, Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type DefaultTreeAdapterTypes, parse} from 'parse5';
import {serve} from '../../scripts/serve';
import {PREVIEW, PUBLIC} from '../../scripts/testBuilds.mjs';

/** Elements of a page by tag, each with its attributes and its text. */
export function elements(html: string): {tag: string; attributes: Record<string, string>; text: string}[] {
  const found: ReturnType<typeof elements> = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    const children = 'childNodes' in node ? node.childNodes : [];
    if ('attrs' in node) {
      found.push({
        tag: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({name, value}) => [name, value])),
        text: children.map((child) => ('value' in child ? child.value : '')).join(''),
      });
    }
    children.forEach(visit);
  };
  visit(parse(html));
  return found;
}

/** A copy of the build on a server of its own, to be changed, counted and switched off. */
export interface Rehearsal {
  dir: string;
  url: string;
  /** What the server has sent since the list was last emptied: the path below the home page, `/about`; bytes as they travel. */
  sent: {path: string; status: number; bytes: number}[];
  /** Answers every request in the site's place, as when it has moved or a foreign network stands in between. */
  instead?: RequestListener;
  /** Takes the network away. */
  stop(): Promise<void>;
}

const base = PUBLIC.env.BASE_URL;

export async function rehearse(built = PUBLIC.dir): Promise<Rehearsal> {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(built, dir, {recursive: true, filter: (source) => source !== PREVIEW.dir});
  const {server, url} = await serve({dir, base});
  const site: Rehearsal = {dir, url, sent: [], stop: () => stop(server, dir)};
  const [answer] = server.listeners('request') as RequestListener[];
  server.removeListener('request', answer).on('request', (request, response) => {
    response.once('finish', () => {
      const bytes = request.method === 'HEAD' ? 0 : Number(response.getHeader('Content-Length') ?? 0);
      site.sent.push({path: (request.url ?? '').slice(base.length - 1), status: response.statusCode, bytes});
    });
    (site.instead ?? answer)(request, response);
  });
  return site;
}

async function stop(server: Server, dir: string): Promise<void> {
  rmSync(dir, {recursive: true, force: true});
  if (!server.listening) return;
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
}
