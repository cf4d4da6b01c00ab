import { ofEach } from '@/lib/blog/post-fields';

/** What the fields are called in the form. */
export const fieldLabels = ofEach('label');
