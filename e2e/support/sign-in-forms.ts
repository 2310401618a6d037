import type { Page } from '@playwright/test';
import type { Person } from './people.ts';

type Credentials = Pick<Person, 'email' | 'password'>;

export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function fillAccount(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
}

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await fillAccount(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
}
