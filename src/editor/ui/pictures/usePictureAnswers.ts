import {useState} from 'react';
import {endingOf, nameProblem} from '../../../content/pictures/problems';
import type {NewPicture, PictureSpot} from '../../text/pictures/insert';
import {proposeName} from '../../text/pictures/proposeName';
import {useEditor} from '../shared/context';
import type {ChosenPicture} from './useChosenPicture';

/** What identifies a place for a picture: where its component's tag begins, or -1 among the words. */
export const spotKey = ({component}: PictureSpot): number => component?.start ?? -1;

/** What somebody says of a picture before it is inserted, and what is wrong with it. */
export function usePictureAnswers({facts, name: fileName}: ChosenPicture, spots: PictureSpot[]) {
  const {site, pictures} = useEditor();
  const [chosen, setSpot] = useState<number>();
  const [words, setWords] = useState('');
  const [ownStem, setStem] = useState<string>();
  const [focus, setFocus] = useState('center');

  const spot = spots.find((one) => spotKey(one) === chosen) ?? spots[0];
  const files = [...site.others, ...pictures.drafts.map(({file}) => file)];
  const isTaken = (stem: string) => files.some((file) => file.startsWith(`pictures/${stem}.`));
  const stem = ownStem ?? proposeName(words, fileName, isTaken);
  const ending = endingOf(facts.format === 'png' ? 'png' : 'jpeg');
  const nameError =
    nameProblem(`${stem}.${ending}`, 'jpeg') ??
    (isTaken(stem) ? `There is a picture called ${stem} already.` : undefined);
  const needsWords = Boolean(spot?.needsWords && !words.trim());

  const file = `pictures/${stem}.${ending}`;
  const placed: NewPicture = {address: `/${file}`, words, focus, start: spot?.component?.start};
  const isComplete = spot && !spot.problem && !needsWords && !nameError;
  /** The picture's file and place, once nothing is wrong. */
  const result = isComplete ? {file, placed} : undefined;
  return {spot, setSpot, words, setWords, stem, setStem, focus, setFocus, ending, nameError, needsWords, result};
}
