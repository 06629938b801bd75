import {useEffect, useState} from 'react';
import type {PictureFacts} from '../../../content';
import {MOST_BYTES} from '../../../content/pictures/facts';
import type {EngineClient} from '../../engine/client';
import {rewrite} from './rewrite';

export interface ChosenPicture {
  /** What its file was called. */
  name: string;
  /** The file as it was written again. */
  bytes: Uint8Array<ArrayBuffer>;
  facts: PictureFacts;
  /** Where it can be loaded from. */
  url: string;
}

export interface Chosen {
  picture?: ChosenPicture;
  /** Why it can't be used. */
  problem?: string;
  /** What is being done, or what else there is to say. */
  status: string;
  choose: (files: File[]) => Promise<void>;
  /** Goes back to the beginning; `said` is what came of the picture. */
  forget: (said?: string) => void;
}

async function read(engine: EngineClient, file: File): Promise<Omit<ChosenPicture, 'url'>> {
  const {name} = file;
  // One byte too many shows that it is too large.
  const head = new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer());
  const {facts, problem} = await engine.run('inspect', name, head, file.size);
  // Safari can read what iPhones write.
  if (problem && facts.format !== 'heic') throw new Error(problem);
  const bytes = await rewrite(file, facts);
  if (!bytes) throw new Error(problem ?? `${name} can’t be read. Save it again as JPEG, or choose another.`);
  return {name, bytes, facts: (await engine.run('inspect', name, bytes, bytes.length)).facts};
}

/** The picture that somebody has chosen and not inserted yet. */
export function useChosenPicture(engine: EngineClient): Chosen {
  const [picture, setPicture] = useState<ChosenPicture>();
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState('');

  useEffect(() => {
    if (!picture) return undefined;
    return () => URL.revokeObjectURL(picture.url);
  }, [picture]);

  const forget = (said = '') => {
    setPicture(undefined);
    setProblem(undefined);
    setStatus(said);
  };
  const choose = async ([file, ...others]: File[]) => {
    if (!file) return;
    forget();
    setStatus('Making the picture smaller …');
    try {
      const found = await read(engine, file);
      setPicture({...found, url: URL.createObjectURL(new Blob([found.bytes]))});
    } catch (error) {
      setProblem((error as Error).message);
    }
    setStatus(others.length > 0 ? `This is ${file.name} alone. Put in the others one by one.` : '');
  };
  return {picture, problem, status, choose, forget};
}
