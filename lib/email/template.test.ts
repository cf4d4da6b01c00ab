import { renderTemplate, singleLine, type TemplateValues } from './template';

const values: TemplateValues = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  company: 'Asha & Sons',
  message: 'Hello',
  service_interest: 'Local SEO',
  city: 'Pune',
};

describe('the notification template', () => {
  test('fills the seven placeholders, with or without spaces in the braces', () => {
    const { subject, html } = renderTemplate(
      { subject: '{{name}} wants {{ service_interest }}', body: '{{email}} {{phone}} {{city}} {{message}}' },
      values,
    );
    expect(subject).toBe('Asha wants Local SEO');
    expect(html).toBe('asha@example.in +91 98765 43210 Pune Hello');
  });

  test('escapes HTML in the body and leaves the subject as text', () => {
    const hostile = { ...values, name: `<img src=x onerror="alert('1')">&` };
    const { subject, html } = renderTemplate(
      { subject: '{{name}}', body: '<p title="{{name}}">{{name}}</p>' },
      hostile,
    );
    const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;';
    expect(html).toBe(`<p title="${escaped}">${escaped}</p>`);
    expect(subject).toBe(hostile.name);
  });

  test('a value that looks like a placeholder is printed as it is', () => {
    const { html } = renderTemplate(
      { subject: 'x', body: '{{name}}|{{message}}' },
      { ...values, name: '{{message}}' },
    );
    expect(html).toBe('{{message}}|Hello');
  });

  test.each(['{{constructor}}', '{{__proto__}}', '{{unknown}}', '{{name', '{ {name} }'])(
    '%s stays as it stands',
    (text) => {
      expect(renderTemplate({ subject: 'x', body: text }, values).html).toBe(text);
    },
  );

  test('no value can add a line to the subject', () => {
    const { subject } = renderTemplate(
      { subject: 'From {{name}}', body: 'x' },
      { ...values, name: 'A\r\nBcc: all@example.in\u2028B\0' },
    );
    expect(subject).toBe('From A Bcc: all@example.in B');
  });

  test('control characters become single spaces', () => {
    expect(singleLine('a\t\t b\u0085c')).toBe('a b c');
  });
});
