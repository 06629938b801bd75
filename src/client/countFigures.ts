/**
 * Client module: counting figures on a page that React has opened. On a page that came as HTML the starter sees to
 * them.
 */
import type {ClientModule} from '@docusaurus/types';
import {watchFigures} from './onDemand/figures';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = watchFigures;
