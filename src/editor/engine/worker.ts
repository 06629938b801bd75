/** Runs the engine in a worker, so that checking a long text doesn't block typing. */
import {expose} from 'comlink';
import {Engine} from './engine';

expose(Engine);
