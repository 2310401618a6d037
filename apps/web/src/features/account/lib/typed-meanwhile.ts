export interface Names {
  firstName: string;
  lastName: string;
}

/** The fields that changed after the form was submitted. */
export function typedMeanwhile(sent: Names, now: Names): Partial<Names> {
  return {
    ...(now.firstName === sent.firstName ? {} : { firstName: now.firstName }),
    ...(now.lastName === sent.lastName ? {} : { lastName: now.lastName }),
  };
}
