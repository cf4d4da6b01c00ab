import { ofEach } from '@/lib/blog/post-fields';

export const fieldLabels = ofEach('label');
