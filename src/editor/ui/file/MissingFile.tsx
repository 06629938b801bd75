import {PageMetadata} from '@docusaurus/theme-common';
import {type ReactNode, useEffect, useRef} from 'react';
import HomeLink from '../shared/HomeLink';

/** An address that leads to no file. */
export default function MissingFile({file}: {file: string}): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <PageMetadata title="No such file | Editor" />
      <h1 tabIndex={-1} ref={title}>
        There is no file {file}
      </h1>
      <p>
        <HomeLink />
      </p>
    </>
  );
}
