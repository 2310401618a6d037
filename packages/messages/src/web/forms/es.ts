import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  copy: 'Copiar',
  copyByHand: 'Cópialo a mano',
  isSelected: 'Ya está seleccionado.',
  endFeeds: 'Cancelar también mis suscripciones de calendario',
  endFeedsHint:
    'Los calendarios suscritos dejan de actualizarse. Tu perfil muestra las nuevas direcciones.',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  capsLock: 'Bloq Mayús está activado',
  passwordMust: 'La contraseña debe',
  ruleMet: 'La contraseña debe {rule}: se cumple',
  ruleNotMet: 'La contraseña debe {rule}: aún no se cumple',
  ruleLength: 'tener al menos {count} caracteres',
  ruleUppercase: 'contener al menos una mayúscula',
  ruleLowercase: 'contener al menos una minúscula',
  ruleNumber: 'contener al menos un número',
  ruleSymbol: 'contener al menos un símbolo ({symbols})',
  ruleUncommon: 'ser más difícil de adivinar',
  rulesMet: 'Se cumplen {met} de {all} reglas de la contraseña',
  typeToConfirm: 'Escribe {what} para confirmar: {phrase}',
  unsaved: 'Cambios sin guardar',
  notSavedHere: 'Tus cambios aquí aún no están guardados.',
  lostIfLeft: 'Tus cambios en esta pantalla aún no están guardados. Si continúas, se perderán.',
  discard: 'Descartar',
  keepEditing: 'Seguir editando',
} as const satisfies Translation<typeof en>;
