# Build it with a digest: docker build --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:… -t lensemble .
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY . .
RUN node scripts/prepare.mjs to-run \
  && node scripts/build-web.mjs \
  && node scripts/package.ts --folder /lensemble

FROM ${NODE_IMAGE}
COPY --from=build /lensemble /lensemble
RUN ln -s /lensemble/bin/lensemble /usr/local/bin/lensemble \
  && mkdir /data \
  && chown 1000:1000 /data
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
USER 1000:1000
WORKDIR /data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["lensemble", "health"]
ENTRYPOINT ["lensemble"]
CMD ["start"]
