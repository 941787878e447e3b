/** The same without undefined fields, at any depth: the database would keep them as null. */
export const present = <Value>(value: Value): Value => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value));
