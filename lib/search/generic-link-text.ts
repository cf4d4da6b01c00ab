/** Link texts that could lead anywhere, by Lighthouse's list and as Hindi says them. */
const GENERIC =
  /^(?:click (?:here|this)|go|(?:right )?here|(?:learn|read|see) more|more(?: info(?:rmation)?)?|information|start|this|और (?:पढ़ें|जानें)|यहाँ(?: क्लिक करें)?)[.…›»→\s]*$/iu;

export const isGenericLinkText = (text: string): boolean => GENERIC.test(text.trim());
