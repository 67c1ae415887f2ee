# syntax=docker/dockerfile:1.19
# One image a service, from one file: docker build --target gateway|ledger|engine-pool|cli .

ARG NODE_IMAGE=node:26.10.0-bookworm-slim

FROM ${NODE_IMAGE} AS base
ARG NODE_IMAGE
ARG RELEASE=false
# A name can be given to other bytes, a digest cannot: docs/cluster.md says how to find it.
RUN case "${RELEASE} ${NODE_IMAGE}" in \
      "false "* | *@sha256:*) ;; \
      *) echo "NODE_IMAGE: a release is built from an image named by its digest" >&2; exit 1 ;; \
    esac
ENV NODE_ENV=production
WORKDIR /app

# The Node that runs in all of them: a lockfile says which bytes it has.
FROM base AS node
WORKDIR /node
COPY deploy/node/package.json deploy/node/package-lock.json ./
RUN npm ci --no-audit --no-fund \
 && mv node_modules/node-linux-*/bin/node node

# The base without the Node and npm it came with, and without what apt remembers.
FROM base AS bare
RUN rm -rf /usr/local/bin /usr/local/include /usr/local/lib/node_modules /opt/yarn* /var/cache/apt /var/lib/apt/lists \
 && mkdir /usr/local/bin
COPY --from=node /node/node /usr/local/bin/node

# From nothing, because what a layer of the base holds stays in the image.
FROM scratch AS runtime
# hadolint ignore=DL3067
COPY --from=bare / /
ENV NODE_ENV=production
WORKDIR /app

# What npm needs to know, and nothing that changes with every commit.
FROM base AS manifests
COPY package.json package-lock.json .npmrc ./
COPY proto/package.json proto/
COPY shared/package.json shared/
COPY ledger/package.json ledger/
COPY engine-pool/package.json engine-pool/
COPY engine-client/package.json engine-client/
COPY gateway/package.json gateway/
COPY cli/package.json cli/
COPY client/package.json client/
COPY web/package.json web/
COPY tests/package.json tests/

# Generated code, OCR models and pages, made as on any machine. Needs the network; nothing of its tools stays.
FROM manifests AS build
ENV NODE_ENV=development
# Debian keeps no old versions to pin, and none of this is in an image that runs.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install --yes --no-install-recommends ca-certificates python3 python3-pip \
 && rm -rf /var/lib/apt/lists/*
COPY bootstrap.mjs tsconfig.base.json ./
COPY proto proto
COPY engine-pool/src/install engine-pool/src/install
COPY engine-pool/src/ocr/recognition/alphabet.ts engine-pool/src/ocr/recognition/
# What the pages are made of lies by its own tsconfig.json.
COPY client/tsconfig.json client/
COPY client/src client/src
COPY tests/fixtures/samples tests/fixtures/samples
COPY web web
RUN node bootstrap.mjs

# Each service with its own dependencies only. The node package of the root is for other machines.
FROM manifests AS ledger-dependencies
RUN npm ci --omit=dev --workspace @lavra/ledger --no-audit --no-fund
FROM manifests AS engine-pool-dependencies
ENV ONNXRUNTIME_NODE_INSTALL=skip
# The package brings ONNX Runtime for every system (220 MB for others than this one).
RUN npm ci --omit=dev --workspace @lavra/engine-pool --no-audit --no-fund \
 && rm -rf node_modules/onnxruntime-node/bin/napi-v*/darwin node_modules/onnxruntime-node/bin/napi-v*/win32
FROM manifests AS gateway-dependencies
RUN npm ci --omit=dev --workspace @lavra/gateway --no-audit --no-fund
FROM manifests AS cli-dependencies
RUN npm ci --omit=dev --workspace @lavra/cli --no-audit --no-fund

FROM runtime AS ledger
COPY --from=ledger-dependencies /app ./
COPY --from=build /app/proto proto
COPY shared/src shared/src
COPY ledger/src ledger/src
USER 1000:1000
EXPOSE 50051 9090
# Ready at the first good answer; long start and timeout are for machines with other work.
HEALTHCHECK --interval=5s --timeout=10s --start-period=180s --retries=3 \
  CMD ["node", "shared/src/health-probe.ts", "127.0.0.1:50051"]
CMD ["node", "ledger/src/main.ts"]

FROM runtime AS engine-pool
# Freed memory goes back to the system: decoding leaves much of it behind.
ENV MALLOC_ARENA_MAX=2
COPY --from=engine-pool-dependencies /app ./
COPY --from=build /app/proto proto
COPY --from=build /app/models models
COPY shared/src shared/src
COPY engine-pool/weights engine-pool/weights
COPY engine-pool/src engine-pool/src
USER 1000:1000
EXPOSE 50052 9090
HEALTHCHECK --interval=5s --timeout=10s --start-period=180s --retries=3 \
  CMD ["node", "shared/src/health-probe.ts", "127.0.0.1:50052"]
CMD ["node", "engine-pool/src/main.ts"]

FROM runtime AS gateway
COPY --from=gateway-dependencies /app ./
COPY --from=build /app/proto proto
COPY --from=build /app/web/dist web/dist
COPY shared/src shared/src
COPY engine-client/src engine-client/src
COPY gateway/src gateway/src
USER 1000:1000
EXPOSE 8080 9090
# Whether it answers, not whether all it needs does: a gateway without a ledger must not be restarted for it.
HEALTHCHECK --interval=5s --timeout=10s --start-period=180s --retries=3 \
  CMD ["node", "shared/src/health-probe.ts", "http://127.0.0.1:8080/api/v1/health"]
CMD ["node", "gateway/src/main.ts"]

# The operator's command: docker compose run --rm cli org create --name Acme
FROM runtime AS cli
COPY --from=cli-dependencies /app ./
COPY --from=build /app/proto proto
COPY shared/src shared/src
COPY client/src client/src
COPY cli/src cli/src
# Volumes take over who may write in them.
RUN for service in authority ledger engine-pool gateway cli proxy; do mkdir -p "/certificates/${service}"; done \
 && chown -R 1000:1000 /certificates
USER 1000:1000
ENTRYPOINT ["node", "cli/src/main.ts"]
CMD ["--help"]
