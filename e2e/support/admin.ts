import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { stack } from './stack';

export type Person = { id: string; email: string; password: string };

/** Somebody with an account of Supabase Auth who may not use /admin. */
export async function createAccount(): Promise<Person> {
  const email = `${randomUUID().slice(0, 13)}@staff.example.in`;
  const password = `granite ${randomUUID()}`;
  const { data, error } = await stack.database.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
  });
  if (error) throw error;
  return { id: data.user.id, email, password };
}

export async function createAdministrator(role: 'owner' | 'editor' = 'owner'): Promise<Person> {
  const person = await createAccount();
  const { error } = await stack.database.from('administrators').insert({ user_id: person.id, role });
  if (error) throw error;
  return person;
}

export async function removeAdministrator({ id }: Person): Promise<void> {
  const { error } = await stack.database.from('administrators').delete().eq('user_id', id);
  if (error) throw error;
}

/** Fills in the form of the page that is shown and waits for the one behind it. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

/** Goes to a page of the staff area as an administrator of its own. */
export async function openAsAdministrator(page: Page, path = '/admin'): Promise<Person> {
  const person = await createAdministrator();
  await page.goto(path);
  await logIn(page, person);
  return person;
}
