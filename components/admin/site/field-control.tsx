import { joinWords } from '@/lib/format/words';
import type { Field, PictureField as PictureOf } from '@/lib/site/fields';
import { AddressField } from '../form/address-field';
import { PictureField } from '../images/picture-field';
import { AreaControl } from './area-control';
import { ChoiceControl } from './choice-control';
import { asText, type Place } from './controls';
import { FlagControl } from './flag-control';
import { GroupControl } from './group-control';
import { LineControl } from './line-control';
import { LinesControl } from './lines-control';
import { ListControl } from './list-control';
import { StandardButton } from './standard-button';

/** The control of a field, whatever its kind, and the way back to what comes with the site. */
export function FieldControl(place: Place) {
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <Control {...place} />
      <StandardButton {...place} />
    </div>
  );
}

/** With the names that this field alone can use. */
function hintOf(field: Field): string | undefined {
  const names = 'names' in field ? (field.names ?? []) : [];
  if (names.length === 0) return field.hint;
  const own = `It can name ${joinWords(names.map((name) => `{{${name}}}`))}.`;
  return field.hint ? `${field.hint} ${own}` : own;
}

/** With a picture comes what it shows; the same one again changes nothing that was said of it. */
function takePicture({ path, value, onChange }: Place, { altField }: PictureOf) {
  return (address: string, shown?: string) => {
    const isOther = altField !== undefined && shown !== undefined && address !== value;
    onChange(address, path, isOther ? { [altField]: shown } : undefined);
  };
}

const each = (place: Place) => <FieldControl key={place.path} {...place} />;

function Control(place: Place) {
  const { path, field, value, messages, onChange } = place;
  const text = {
    ...{ name: path, label: field.label, hint: hintOf(field), error: messages[path], value: asText(value) },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value, path),
  };
  switch (field.kind) {
    case 'line':
      return <LineControl {...text} field={field} />;
    case 'number':
      return <LineControl {...text} field={field} />;
    case 'date':
      return <LineControl {...text} field={field} />;
    case 'area':
      return <AreaControl {...text} maximum={field.maximum} />;
    case 'choice':
      return <ChoiceControl {...text} choices={field.choices} />;
    case 'address':
      return <AddressField {...text} />;
    case 'picture':
      return <PictureField {...text} onChange={takePicture(place, field)} />;
    case 'flag':
      return <FlagControl {...place} />;
    case 'lines':
      return <LinesControl {...place} field={field} />;
    case 'list':
      return <ListControl {...place} field={field} each={each} />;
    case 'group':
      return <GroupControl {...place} field={field} each={each} />;
  }
}
