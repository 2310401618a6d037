import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Todas las sesiones',
  columnTitle: '{column} · Todas las sesiones',
  onlyColumn: {
    one: '{column}: {shown} de {count} sesión.',
    other: '{column}: {shown} de {count} sesiones.',
  },
  showAll: 'Mostrar todas',
  table: 'Tabla',
  board: 'Tablero',
  columns: 'Columnas',
  planningTab: 'Preparación',
  readyTab: 'Lista',
  addTo: 'Añadir una sesión a «{column}»',
  emptyColumn: 'Sin sesiones en «{column}»',
  noMatch: 'Sin resultados en «{column}»',
  ideaHint: 'Guarda aquí cada chispa. Con un nombre basta.',
  planningHint: 'Arrastra una aquí cuando tenga fecha y gente.',
  readyHint: 'Arrastra una aquí cuando estén fijados los participantes, el lugar y la hora.',
  completedHint: 'Arrastra una aquí cuando se haya hecho la última foto.',
  hidden: 'Ocultas',
  hiddenText: { one: '{count} sesión en «{column}».', other: '{count} sesiones en «{column}».' },
  showColumn: 'Mostrar «{column}»',
  noDate: 'Aún sin fecha',
  selected: 'seleccionada',
  move: 'Mover {title}',
  moveTo: 'Mover a',
  select: 'Seleccionar',
  deselect: 'Deseleccionar',
  duplicate: 'Duplicar',
  delete: 'Eliminar',
  landsHere: 'Irá aquí',
  dragHelp:
    'Pulsa la barra espaciadora para mover esta sesión a otra columna: las flechas izquierda y derecha eligen la columna, la barra espaciadora la suelta allí y Escape la deja donde está. Intro la abre, Mayús e Intro la seleccionan.',
} as const satisfies Translation<typeof en>;
