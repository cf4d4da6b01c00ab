import { NativeSelect } from '@/components/ui/native-select';
import { categories } from '@/lib/blog/categories';
import { listOfTags } from '@/lib/blog/editor/text';
import { ReadyButton } from '../layout/ready-button';
import { controlAttributes, EditorField } from './editor-field';
import type { PostEditorState } from './use-post-editor';

/** The category that the article states; which tab it stands under is decided by its tags (decision D4). */
export function CategorySelect({ editor }: { editor: PostEditorState }) {
  const { fields, change, errors } = editor;
  const { category } = fields;
  const tags = listOfTags(fields.tags);
  const isUntagged = category !== '' && !tags.includes(category);
  const isKnown = category === '' || categories.some((name) => name === category);
  return (
    <EditorField
      name="category"
      error={errors.category}
      hint={
        isUntagged && (
          <ReadyButton variant="link" onClick={() => change({ tags: [...tags, category].join(', ') })}>
            Add “{category}” to the tags, so that the post stands under that tab
          </ReadyButton>
        )
      }
    >
      <NativeSelect
        {...controlAttributes('category', { hint: isUntagged, error: errors.category })}
        value={category}
        onChange={(event) => change({ category: event.target.value })}
      >
        <option value="">No category</option>
        {!isKnown && <option value={category}>{category}</option>}
        {categories.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </EditorField>
  );
}
