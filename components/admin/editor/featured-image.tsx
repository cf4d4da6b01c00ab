import { PictureField } from '../images/picture-field';
import { idOf } from './editor-field';
import { fieldLabels } from './field-labels';
import type { PostEditorState } from './use-post-editor';

type FeaturedImageProps = { editor: PostEditorState; imageHosts: readonly string[] };

export function FeaturedImage({ editor, imageHosts }: FeaturedImageProps) {
  const { fields, errors, change } = editor;
  return (
    <PictureField
      isCover
      id={idOf('featured_image')}
      name="featured_image"
      label={fieldLabels.featured_image}
      required={editor.needs('featured_image')}
      value={fields.featured_image}
      error={errors.featured_image}
      imageHosts={imageHosts}
      onChange={(address) => change({ featured_image: address })}
      alt={{
        id: idOf('featured_image_alt'),
        name: 'featured_image_alt',
        label: fieldLabels.featured_image_alt,
        value: fields.featured_image_alt,
        error: errors.featured_image_alt,
        onChange: ({ target }) => change({ featured_image_alt: target.value }),
      }}
    />
  );
}
