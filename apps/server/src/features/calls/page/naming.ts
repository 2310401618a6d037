import { calls } from '@lensemble/messages/calls';
import type { Language } from '@lensemble/messages/languages';
import { type Html, html } from '../../../lib/html.ts';
import type { CalledView } from '../view.ts';

/** Whether people outside of the team may read the reader's name. */
export function naming({ called, path }: CalledView, language: Language): Html {
  const say = calls(language);
  const { notNamed } = called;
  const action = notNamed ? say('nameMe') : say('doNotName');
  const state = notNamed ? say('isNotNamed') : say('isNamed');
  return html`<section id="name" tabindex="-1" aria-labelledby="name-title"><h2 id="name-title">${say('yourName')}</h2>
<form method="post" action="${path}/name" class="naming"><p>${state}</p><button class="button" name="notNamed" value="${notNamed ? 'no' : 'yes'}">${action}</button></form></section>`;
}
