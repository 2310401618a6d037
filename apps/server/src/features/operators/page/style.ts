const LAYOUT =
  '.operator{display:grid;grid-template-columns:minmax(0,1fr);gap:2.5rem}.operator h1{font-size:1.5rem;font-weight:650}.operator section>p+p{margin-top:.5rem}.operator dl{display:grid;margin-block:1rem;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem}.operator code{overflow-wrap:anywhere;user-select:all}.operator .choices{display:flex;flex-wrap:wrap;gap:.5rem}.operator .wrong{color:var(--color-danger-text)}';

/** Addresses and names break anywhere, so that no table scrolls sideways. */
const TABLES =
  '.operator table{width:100%;border-collapse:collapse}.operator th,.operator td{padding:.5rem .75rem .5rem 0;text-align:start;vertical-align:top;border-bottom:1px solid var(--color-line)}.operator th:first-child{min-width:9rem}.operator td{overflow-wrap:anywhere}.operator time{white-space:nowrap}';

/** Each row is a block: the name, the other cells with their titles, the actions. */
const PHONE =
  '@media(max-width:40rem){.operator thead{display:none}.operator table,.operator tbody{display:block}.operator tr{display:flex;flex-wrap:wrap;align-items:center;gap:.125rem 1rem;padding-block:.625rem;border-bottom:1px solid var(--color-line)}.operator td{padding:0;border:0}.operator td:first-child{display:contents}.operator td:not(:first-child)::before{content:attr(data-title) " ";color:var(--color-ink-2)}.operator td:has(form)::before{display:none}.operator td>small,.operator td>details{flex-basis:100%}.operator td>details{order:1}}';

const FORMS =
  '.operator form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}.operator .after,.operator table+form{margin-top:.75rem}.operator [role=search]{flex-wrap:nowrap}.operator input:not([type=checkbox]){min-width:0;width:min(20rem,100%);min-height:var(--spacing-target);padding-inline:.75rem;color:var(--color-ink);background:var(--color-well);border:1px solid var(--color-line-field);border-radius:var(--radius-md)}.operator .button{margin:0}.operator label{display:flex;gap:.625rem;align-items:baseline;flex-basis:100%;padding-block:.25rem;overflow-wrap:anywhere}.operator [type=checkbox]{flex:none;width:1.125rem;height:1.125rem;translate:0 .1875rem;accent-color:var(--color-accent)}.operator label span{min-width:0}.operator summary{width:fit-content;padding-block:.375rem;cursor:pointer;font-size:var(--text-xs);color:var(--color-ink-2)}.operator details[open]{min-width:min(16rem,100%)}.operator .acts{display:grid;gap:.75rem;padding-top:.5rem}';

export const STYLE = LAYOUT + TABLES + FORMS + PHONE;
