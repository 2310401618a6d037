import { isIP } from 'node:net';
import { z } from 'zod';

export const metricsSettings = {
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(65_535))
    .optional(),
  METRICS_HOST: z
    .string()
    .refine((text) => isIP(text) > 0)
    .default('127.0.0.1'),
};
type Read = z.infer<z.ZodObject<typeof metricsSettings>>;

export const metricsAdvice: Record<keyof Read, string> = {
  METRICS_PORT:
    'METRICS_PORT must be a whole number from 1 to 65535, for example METRICS_PORT=9464; leave it out to measure nothing.',
  METRICS_HOST:
    'METRICS_HOST must be an IP address of this machine; leave it out to serve metrics to this machine only.',
};

/** Where metrics are served. */
export interface MetricsEnv {
  readonly host: string;
  readonly port: number;
}

export const readMetrics = ({
  METRICS_HOST: host,
  METRICS_PORT: port,
}: Read): MetricsEnv | undefined => (port === undefined ? undefined : { host, port });
