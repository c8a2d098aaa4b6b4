/** Where a new town most likely is: in the state of the business, and near it. */
export function placeOf({ address, counties }: Record<string, unknown>): Record<string, string> {
  const { state, postalCode } = (address ?? {}) as Record<string, string | undefined>;
  const [county] = (counties ?? []) as string[];
  return { ...(state && { state }), ...(postalCode && { postalCode }), ...(county && { county }) };
}
