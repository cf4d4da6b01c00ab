import { useRef } from 'react';
import { smallButton } from './editor-styles';
import { ACCEPTED_IMAGES } from './image-files';
import { TextField } from './text-field';
import type { PostEditorState } from './use-post-editor';

/** The picture of the article: an address, or a file that gets one. */
export function FeaturedImage({ editor, onFile }: { editor: PostEditorState; onFile: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextField
        editor={editor}
        name="featured_image"
        required
        hint="The address of a picture: a path of this site, or one that starts with https://."
      />
      <button
        type="button"
        onClick={() => chooser.current?.click()}
        className={`${smallButton} justify-self-start`}
      >
        Upload featured image
      </button>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED_IMAGES}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </div>
  );
}
