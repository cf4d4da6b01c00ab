import { inlineScripts } from './inline-scripts';

const page = (script: string) => `<html><body><script>${script}</script></body></html>`;

describe('the inline scripts that a policy may allow', () => {
  test.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n\u003cscript\u003e"])`,
  ])('knows what Next writes: %s', (script) => {
    expect(inlineScripts(page(script))).toEqual([script]);
  });

  test.each([
    'alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"+alert(1)])',
    '(self.__next_f=self.__next_f||[]).push([0]);fetch("/x")',
    'x=>{let d=document.documentElement}',
  ])('leaves out anything else: %s', (script) => {
    expect(inlineScripts(page(script))).toEqual([]);
  });

  test('structured data and external scripts need no hash', () => {
    expect(
      inlineScripts('<script type="application/ld+json">{}</script><script src="/a.js"></script>'),
    ).toEqual([]);
  });
});
