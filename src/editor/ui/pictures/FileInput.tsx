import type {ReactNode, Ref} from 'react';

interface Props {
  input: Ref<HTMLInputElement>;
  choose: (files: File[]) => Promise<void>;
  /** Takes a photograph with the camera behind the phone. */
  capture?: 'environment';
}

/** A hidden field for pictures, which a button opens. */
export default function FileInput({input, choose, capture}: Props): ReactNode {
  return (
    <input
      ref={input}
      type="file"
      accept="image/*"
      capture={capture}
      hidden
      onChange={({currentTarget}) => {
        void choose(Array.from(currentTarget.files ?? []));
        // The same file can be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}
