import clsx from 'clsx';
import type {ReactNode} from 'react';
import {PageSilkContext} from '../Silk';
import type {SilkName} from '../Silk/silks';
import Stripes, {stripedPage} from '../Stripes';
import frame from './frame.module.css';
import pages from './pages.module.css';

export interface Props {
  silk: SilkName;
  children: ReactNode;
}

/** The sections of a page, in its silk. */
export default function PageMain({silk, children}: Props): ReactNode {
  return (
    <main>
      {/* Browsers offer reader mode for an article with enough text. Screen readers don't announce it: role="none". */}
      <article role="none" className={clsx(frame.main, pages[silk], stripedPage(silk))}>
        <PageSilkContext.Provider value={silk}>
          {children}
          <Stripes />
        </PageSilkContext.Provider>
      </article>
    </main>
  );
}
