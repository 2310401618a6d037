/**
 * How a cell of a CSV file shows a field: `choice` is one of the contract's words, `yesNo` is `yes` or `no`, `list` has a line
 * for each entry. `none` has no column.
 */
export type ColumnKind = 'text' | 'choice' | 'whole' | 'decimal' | 'yesNo' | 'list' | 'none';

type KindFor<Value> = [Value] extends [boolean]
  ? 'yesNo'
  : [Value] extends [number]
    ? 'whole' | 'decimal'
    : [Value] extends [readonly string[]]
      ? 'list'
      : [Value] extends [string]
        ? string extends Value
          ? 'text'
          : 'choice'
        : never;

/** The column of every field that clients may write. A missing field, or a kind that does not fit it, does not compile. */
export type ColumnsOf<Fields> = {
  readonly [Field in keyof Fields]-?: KindFor<NonNullable<Fields[Field]>> | 'none';
};

export const ID_COLUMN = 'id';
