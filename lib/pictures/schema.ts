import { imagePath, sizeInName } from '../images/name';
import { readSearch } from '../lists/parameters';
import { textOrEmpty } from '../supabase/read-row';
import { storableText } from '../validation/storable-text';
import * as z from '../validation/zod';

export const PICTURES_A_PAGE = 24;
export const ALT_MAXIMUM = 300;
const TOO_LONG = 'Please use at most 300 characters.';

export const PICTURE_CHOICES = ['', 'unused', 'nameless'] as const;
export const pictureListSchema = z.object({
  which: z.enum(PICTURE_CHOICES).default(''),
  words: z.string().max(200).transform(readSearch),
  page: z.int().min(1).max(1_000_000),
});
export type PictureListInput = z.infer<typeof pictureListSchema>;
export type PictureChoice = PictureListInput['which'];

const name = z.string().refine((value) => sizeInName(value) !== null);
export const pictureNameSchema = z.object({ name });
export const replacementSchema = z.object({ name, by: name, earlierVersions: z.boolean() });

export const pictureFieldsSchema = z.object({
  alt: z.string().trim().max(ALT_MAXIMUM, TOO_LONG).transform(storableText),
});
export type Fields = z.infer<typeof pictureFieldsSchema>;
export const describedPictureSchema = pictureFieldsSchema.extend({ name });

const row = z
  .object({
    name: z.string(),
    width: z.number(),
    height: z.number(),
    bytes: z.coerce.number().catch(0),
    alt: textOrEmpty,
    uses: z.coerce.number().catch(0),
    file_name: textOrEmpty,
    uploaded_by_email: z.string().nullable().catch(null),
    uploaded_at: z.string(),
  })
  .transform(({ name, width, height, bytes, alt, uses, ...rest }) => ({
    ...{ name, width, height, bytes, alt, uses, url: imagePath(name) },
    fileName: rest.file_name,
    uploadedBy: rest.uploaded_by_email,
    uploadedAt: rest.uploaded_at,
  }));

/** A picture of the library; `alt` is offered wherever it is used, which may say it otherwise. */
export type Picture = z.infer<typeof row>;
export const toPicture = (value: unknown): Picture => row.parse(value);

export type PictureList = { pictures: Picture[]; total: number; page: number };

const useRow = z.object({
  source: z.string(),
  item: z.string(),
  kind: z.string(),
  opens: textOrEmpty,
  label: textOrEmpty,
});

/** Something that shows a picture; `opens` is the id of what a person opens to see it. */
export type PictureUse = z.infer<typeof useRow>;
export const toPictureUse = (value: unknown): PictureUse => useRow.parse(value);
