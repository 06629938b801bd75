/** What others see of changes: a proposal, as its pages will look. */
import Link from '@docusaurus/Link';
import {type ReactNode, useEffect, useState} from 'react';
import {isContent} from '../../content/site/folders';
import type {EngineClient} from '../engine/client';
import {type GitHub, isText} from '../github/api';
import {changedPlaces} from '../text/edits';
import {told, toldOfFile} from '../text/sentences';
import {codeIn, isFork, isOpen, isOurs, type Proposal as Known} from '../workspace/proposal';
import {wordsFor} from '../workspace/words';
import Ask from './Ask';
import BeforeAfter from './BeforeAfter';
import {Button, nameOf, useEditor, usePublishing, View} from './context';
import Frame, {dataUrl} from './Frame';
import look from './look.module.css';
import Next from './Next';

/** What a commit changes on its way to a branch, and the pages with it. */
async function readProposal(github: GitHub, engine: EngineClient, branch: string, head: string) {
  const began = await github.readParting(branch, head);
  const all = await github.readChanged(began, head);
  const files = all.filter(isContent);
  const [before, after] = [await github.readFiles(began, files), await github.readFiles(head, files)];
  const pictures = Object.entries(after).flatMap(([file, content]) =>
    content instanceof Uint8Array && file.startsWith('pictures/') ? [[`/${file}`, dataUrl(content)]] : [],
  );
  const texts = files.filter(isText).sort();
  const changed = texts.map((file) => {
    const [from, to] = [before[file], after[file]].map((text) => String(text ?? ''));
    return {file, isGone: after[file] === null, places: changedPlaces(from, to), told: told(file, from, to)};
  });
  const others = files
    .filter((file) => !isText(file))
    .map((file) => toldOfFile(file, before[file] === null, after[file] === null));
  return {...(await engine.run('review', after)), pictures: Object.fromEntries(pictures), changed, others};
}

type Read = Awaited<ReturnType<typeof readProposal>>;

/** What can be done with a proposal, beside its next step. */
function Actions({proposal, names}: {proposal: Known; names: string[]}): ReactNode {
  const {publishing, busy, isSignedIn} = usePublishing();
  const {announce} = useEditor();
  const {pull, state} = proposal;
  const {number, title} = pull;
  if (!isSignedIn) return null;
  const disabled = Boolean(busy);
  const isTaken = isOpen(proposal) && state !== 'merging';
  const withdraw = async (areKept: boolean) => {
    await publishing.withdraw(number, areKept);
    if (!publishing.state.failure) announce(`#${number} is withdrawn.`);
  };
  const words: [string, () => unknown][] = isOurs(proposal)
    ? [[`Withdraw #${number}, keep its words as changes`, () => withdraw(true)]]
    : [];
  return (
    <div className={look.row}>
      <Next proposal={proposal} />
      {isTaken && isOurs(proposal) && publishing.state.kept.continued !== number && (
        <Button disabled={disabled} onClick={() => publishing.continue(number)}>
          Continue
        </Button>
      )}
      {isTaken && !isFork(pull) && (
        <Ask
          label="Withdraw"
          question={`Withdraw #${number}?`}
          disabled={disabled}
          answers={[[`Withdraw #${number}`, () => withdraw(false)], ...words]}
        >
          “{title}” is closed without being published. The site stays as it is.
        </Ask>
      )}
      {state === 'live' && (
        <Ask
          label="Undo…"
          question={`Undo #${number}?`}
          disabled={disabled}
          answers={[[`Undo #${number}`, () => publishing.undo(number)]]}
        >
          “{title}” is taken back in {new Intl.ListFormat('en').format(names)}. This is proposed, and visitors see it
          once you publish that.
        </Ask>
      )}
    </div>
  );
}

/** Why only GitHub can publish a proposal: whose it is, and what else it changes. */
function Elsewhere({proposal}: {proposal: Known}): ReactNode {
  const {pull, reason} = proposal;
  const code = codeIn(proposal);
  if (reason !== 'fork' && reason !== 'code') return null;
  return (
    <p className={look.notice}>
      {isFork(pull) && `This is from ${pull.user.login}’s own copy of the site. `}
      {code.length > 0 && `It also changes ${new Intl.ListFormat('en').format(code)}. `}
      <a href={pull.html_url}>Look at it on GitHub</a>
    </p>
  );
}

/** What is wrong with a proposal's files, and the way to each place. */
function Problems({proposal, read: {problems, titles}}: {proposal: Known; read: Read}): ReactNode {
  const {site, open} = useEditor();
  const {publishing, busy, isSignedIn, kept} = usePublishing();
  const {number} = proposal.pull;
  const isContinued = kept.continued === number;
  const canContinue = isOpen(proposal) && proposal.state !== 'merging' && isOurs(proposal);
  if (problems.length === 0) return null;
  /** Opens a place as the proposal has it, where it can be changed. */
  const show = async (file: string, line: number) => {
    if (!isContinued) await publishing.continue(number);
    if (publishing.state.kept.continued === number) open(file, {line});
  };
  return (
    <>
      <ul className={look.notice} aria-label="Problems">
        {problems.map(({key, file, line, message}) => (
          <li key={key}>
            <p>
              {titles[file] ?? nameOf(site, file)}: {message}
            </p>
            {isSignedIn && canContinue && (
              <Button disabled={Boolean(busy)} onClick={() => show(file, line)}>
                Show it
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isSignedIn && canContinue && !isContinued && (
        <p className={look.hint}>“Show it” continues #{number}: what you change there is added to it.</p>
      )}
      {!isSignedIn && canContinue && <p className={look.hint}>Sign in to change it.</p>}
    </>
  );
}

/** What a proposal changes: each sentence before and after, and the pages as they will look. */
function Changes({read, isContinued}: {read: Read; isContinued: boolean}): ReactNode {
  const {site, address} = useEditor();
  const [chosen, setChosen] = useState<string>();
  const {changed, others, pages, records, pictures, titles} = read;
  const shown = changed.find(({file}) => file === chosen) ?? changed[0];
  const otherFiles = others.length > 0 && (
    <ul aria-label="Pictures and documents">
      {others.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
  if (!shown) return otherFiles;
  const {file, isGone, places} = shown;
  const title = titles[file] ?? nameOf(site, file);
  return (
    <>
      <nav className={look.row} aria-label="What is changed">
        {changed.map((one) => (
          <Button key={one.file} aria-pressed={one === shown} onClick={() => setChosen(one.file)}>
            {titles[one.file] ?? nameOf(site, one.file)}
          </Button>
        ))}
      </nav>
      {otherFiles}
      {isContinued && !isGone && <Link to={address(file)}>Change “{title}”</Link>}
      {isGone && <p>This is deleted.</p>}
      {!isGone && file.startsWith('pages/') && !pages[file] && (
        <p>This page can’t be shown until its problems are fixed.</p>
      )}
      {!isGone && <BeforeAfter sentences={shown.told} name="Before and after" />}
      {pages[file] && <Frame key={file} page={pages[file]} records={records} pictures={pictures} changes={places} />}
    </>
  );
}

/** `name` is its number, or its branch, which its text on GitHub links to. */
export default function Proposal({name}: {name: string}): ReactNode {
  const {site, engine, address} = useEditor();
  const {publishing, proposals, isSignedIn, failure, kept} = usePublishing();
  const [read, setRead] = useState<Read>();
  const proposal = Object.values(proposals).find(({pull}) => [String(pull.number), pull.head.ref].includes(name));
  const head = proposal?.pull.head.sha;

  // biome-ignore lint/correctness/useExhaustiveDependencies: again as somebody else.
  useEffect(() => void publishing.show(name), [publishing, name, isSignedIn]);
  useEffect(() => {
    if (!head) return;
    void publishing.run('Looking…', async (github) => setRead(await readProposal(github, engine, site.branch, head)));
  }, [publishing, engine, site, head]);

  const home = (
    <Link key="home" to={address('')}>
      All pages
    </Link>
  );
  if (!proposal || !read) {
    return (
      <View title={failure ? 'This proposal can’t be shown' : 'Opening …'} more={home}>
        <p>{failure}</p>
      </View>
    );
  }
  const {pull, reason, report} = proposal;
  const {changed, others, titles, problems} = read;
  const names = [
    ...changed.map(({file}) => titles[file] ?? nameOf(site, file)),
    ...(others.length > 0 ? ['its pictures and documents'] : []),
  ];
  return (
    <View
      title={`#${pull.number}: ${pull.title}`}
      more={[
        home,
        <a key="" href={pull.html_url}>
          On GitHub
        </a>,
      ]}
    >
      <p role="status">
        By {pull.user.login}. {wordsFor(proposal, publishing.waits(proposal))}
      </p>
      <Elsewhere proposal={proposal} />
      <Problems proposal={proposal} read={read} />
      {reason === 'red' && problems.length === 0 && (
        <p className={look.notice}>
          The check stopped for another reason. <a href={report}>GitHub says why</a>.
        </p>
      )}
      <Actions proposal={proposal} names={names} />
      <Changes read={read} isContinued={kept.continued === pull.number} />
    </View>
  );
}
