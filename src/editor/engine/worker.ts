/** Runs the engine in a worker, so that a text that takes long doesn't hold up typing. */
import {expose} from 'comlink';
import {Engine} from './engine';

expose(Engine);
