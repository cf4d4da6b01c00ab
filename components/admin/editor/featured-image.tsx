import { ChooseImage } from '../images/choose-image';
import { Thumbnail } from '../images/thumbnail';
import { TextField } from './text-field';
import type { PostEditorState } from './use-post-editor';

type FeaturedImageProps = {
  editor: PostEditorState;
  imageHosts: readonly string[];
  onChoose: (file: File) => void;
};

export function FeaturedImage({ editor, imageHosts, onChoose }: FeaturedImageProps) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="grid grid-cols-1 content-start gap-2">
        <TextField
          editor={editor}
          name="featured_image"
          required
          hint="The address of a picture: a path of this site, or one that starts with https://."
        />
        <ChooseImage label="Upload featured image" onChoose={([file]) => file && onChoose(file)} />
      </div>
      <Thumbnail address={editor.fields.featured_image} imageHosts={imageHosts} />
      <div className="sm:col-span-2">
        <TextField
          editor={editor}
          name="featured_image_alt"
          hint="What the image shows, for people and search engines that cannot see it."
        />
      </div>
    </div>
  );
}
