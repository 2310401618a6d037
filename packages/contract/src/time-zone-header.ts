/**
 * The request header with the IANA zone of a client, for a new shoot whose body names no `timeZone`. A located place and
 * the team's last shoots count for more. The server ignores a zone that it does not know.
 */
export const TIME_ZONE_HEADER = 'lensemble-time-zone';
