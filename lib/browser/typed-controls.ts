type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a form whose value is another than the page gave them: somebody typed, or the browser filled them in. */
export function typedControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => {
    if (element instanceof HTMLSelectElement) return isChosen(element);
    if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
    if (!(element instanceof HTMLInputElement)) return false;
    return /^(?:checkbox|radio)$/.test(element.type)
      ? element.checked !== element.defaultChecked
      : element.value !== element.defaultValue;
  });
}

/** Without a choice of the page's own the first option counts as given. */
function isChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const given = [...options].findIndex((option) => option.defaultSelected);
  return selectedIndex !== Math.max(0, given);
}
