import { bootData } from './boot.ts';

/** Whether emails reach anyone. Without boot data (development), the page assumes so. */
export const sendsMail = (): boolean => bootData()?.sendsMail ?? true;
