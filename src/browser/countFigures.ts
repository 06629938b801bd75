/** Client module: counts the figures of pages that React opens. On a page that came as HTML, the starter does. */
import type {ClientModule} from '@docusaurus/types';
import {watchFigures} from './onDemand/figures';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = watchFigures;
