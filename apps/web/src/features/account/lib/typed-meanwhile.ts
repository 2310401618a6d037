/** The fields of one's profile that can be typed. */
export interface Names {
  firstName: string;
  lastName: string;
}

/** The fields of a form that say something else by now than what was sent. */
export function typedMeanwhile(sent: Names, now: Names): Partial<Names> {
  return {
    ...(now.firstName === sent.firstName ? {} : { firstName: now.firstName }),
    ...(now.lastName === sent.lastName ? {} : { lastName: now.lastName }),
  };
}
