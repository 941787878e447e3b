import {
  buildSchema,
  findBreakingChanges,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql";

/** What in a schema breaks clients that were written for the one before, a sentence each. */
export const breakingChanges = (before: string, after: string): readonly string[] =>
  findBreakingChanges(buildSchema(before), buildSchema(after)).map(({ description }) => description);

/** What in a schema doesn't say what it is: types, fields, arguments and values, as `Type.field(argument)`. */
export const undescribed = (sdl: string): readonly string[] =>
  Object.values(buildSchema(sdl).getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap(partsOf)
    .filter(({ description }) => !description?.trim())
    .map(({ name }) => name);

interface Part {
  readonly name: string;
  readonly description?: string | null | undefined;
}

function partsOf(type: GraphQLNamedType): readonly Part[] {
  const of = ({ name, description }: Part): Part => ({ name: `${type.name}.${name}`, description });
  if (isEnumType(type)) return [type, ...type.getValues().map(of)];
  if (isInputObjectType(type)) return [type, ...Object.values(type.getFields()).map(of)];
  if (!isObjectType(type) && !isInterfaceType(type)) return [type];
  const fields = Object.values(type.getFields()).flatMap((field) => [
    of(field),
    ...field.args.map(({ name, description }) => of({ name: `${field.name}(${name})`, description })),
  ]);
  return [type, ...fields];
}
