/** The bundler's loader for pictures: publishes a picture's files, and tells the page what it needs to know of them. */
import path from 'node:path';
import {PICTURES_FOLDER} from '../../browser/shared';
import {make} from './make';
import type {Order} from './plan';

/** What is used of the bundler's loader context. */
interface LoaderContext {
  rootContext: string;
  resourcePath: string;
  resourceQuery: string;
  emitFile(name: string, content: Buffer): void;
  _compiler?: {name?: string};
}

/** The import of a picture, as a page writes it. */
export const requestFor = (file: string, order: Order): string =>
  `!!${path.join(__dirname, 'loader.cjs')}!${file}?${encodeURIComponent(JSON.stringify(order)).replaceAll('!', '%21')}`;

/** The module that stands for a picture. */
export async function load(context: LoaderContext, bytes: Buffer): Promise<string> {
  const order = JSON.parse(decodeURIComponent(context.resourceQuery.slice(1))) as Order;
  const {data, files} = await make(context.rootContext, bytes, order).catch((error: Error) => {
    const name = path.relative(context.rootContext, context.resourcePath);
    const message = `${name}: This picture can’t be read: ${error.message}. Save it again as JPEG, or choose another.`;
    throw Object.assign(new Error(message, {cause: error}), {stack: message});
  });
  // The page is built twice. Only what is built for the browser is published.
  if (context._compiler?.name !== 'server') {
    for (const [name, content] of files) context.emitFile(`${PICTURES_FOLDER}/${name}`, content);
  }
  return `export default ${JSON.stringify(data)}`;
}
