type Answer = { status: number; text: string };
type Expected = (answer: Answer) => boolean;

export const says =
  (text: string): Expected =>
  ({ status, text: page }) =>
    status === 200 && page.includes(text);

export const saysNo =
  (text: string): Expected =>
  ({ status, text: page }) =>
    status === 200 && !page.includes(text);

export const isGone: Expected = ({ status }) => status === 404;
