export const en = {
  directions: 'Directions',
  directionsTo: 'Directions to {place} in {service}',
  otherMaps: 'Other maps for {place}',
  copyAddress: 'Copy address',
  addressCopied: 'Address copied',
  copyByHand: 'Please copy it by hand',
} as const;
