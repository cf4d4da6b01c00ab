import { typedControls } from './typed-controls';

const PAGE = `<form>
  <input name="name" value="Asha"><textarea name="text">Hello</textarea><input name="featured" type="checkbox" checked>
  <select name="city"><option>Pune</option><option selected>Nashik</option></select>
  <select name="service"><option value="">Choose</option><option>seo</option></select><button>Send</button>
</form>`;
const names = (form: HTMLFormElement) => typedControls(form).map(({ name }) => name);

function open() {
  document.body.innerHTML = PAGE;
  const form = document.forms[0];
  if (!form) throw new Error('no form');
  return { form, control: (name: string) => form.elements.namedItem(name) as HTMLInputElement };
}

test('a form as it came has nothing typed in it', () => {
  expect(names(open().form)).toEqual([]);
});

test('what was typed, ticked or chosen is found', () => {
  const { form, control } = open();
  control('name').value = 'Ravi';
  control('text').value = '';
  control('featured').checked = false;
  control('city').value = 'Pune';
  control('service').value = 'seo';
  expect(names(form)).toEqual(['name', 'text', 'featured', 'city', 'service']);
});
