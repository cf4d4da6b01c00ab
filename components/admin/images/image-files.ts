import { noAnswer } from '@/lib/action/call';

/** What the site takes (lib/images/compress.ts); it stores all of them as WebP. */
export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/webp,image/avif';

/** The pictures among what was dropped or pasted. Text that carries a picture along, as word processors send it, is text. */
export function imagesIn(data: DataTransfer | null): File[] {
  if (!data || [...data.types].includes('text/plain')) return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}

export type UploadedImage = { url: string; width: number; height: number };
export type UploadAnswer =
  | { status: 'success'; image: UploadedImage }
  | {
      status: 'failure';
      isSessionOver: boolean;
      /** It is the file that is wrong: the same one would not be taken another time either. */
      isRefused: boolean;
      message: string;
    };

/** Just below what the site reads (app/api/images/route.ts), with room for what a form adds. */
const MAX_BYTES = 9_990_000;
const TOO_LARGE =
  'The picture is larger than 10 MB. Please save it smaller, with 2000 pixels on its long side.';

const refused = { status: 'failure', isSessionOver: false, isRefused: true } as const;

export async function uploadImage(file: File, alt: string): Promise<UploadAnswer> {
  if (file.size > MAX_BYTES) return { ...refused, message: TOO_LARGE };
  const form = new FormData();
  form.set('file', file);
  form.set('alt', alt);
  try {
    const response = await fetch('/api/images', { method: 'POST', body: form });
    const body: unknown = await response.json().catch(() => null);
    const text = (name: string) => {
      const value =
        typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : null;
      return typeof value === 'string' ? value : '';
    };
    if (response.ok && text('url')) {
      const { url, width, height } = body as UploadedImage;
      return { status: 'success', image: { url, width, height } };
    }
    return {
      status: 'failure',
      isSessionOver: response.status === 401,
      isRefused: response.status === 400 || response.status === 413,
      message:
        text('message') ||
        text('error') ||
        `The image was not stored (answer ${response.status}). Please try again.`,
    };
  } catch {
    return {
      ...noAnswer('The image is still here; please try again.'),
      isSessionOver: false,
      isRefused: false,
    };
  }
}
