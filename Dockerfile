# syntax=docker/dockerfile:1
# Tags are exact. Digests are not pinned: they could not be looked up where this was written (docs/deploy.md).

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM packages AS build
# All of it: pages of the site link to sources, and the build looks whether these are there.
COPY . .
RUN npm run build

FROM packages AS production
# onnxruntime-node brings the binaries of every platform, 290 MB; this image runs on one.
RUN npm prune --omit=dev \
  && cd node_modules/onnxruntime-node/bin/napi-v6 \
  && find . -mindepth 1 -maxdepth 1 ! -name linux -exec rm -rf {} + \
  && find linux -mindepth 1 -maxdepth 1 ! -name "$(node -p process.arch)" -exec rm -rf {} +

FROM maven:3.9.9-eclipse-temurin-21 AS model
COPY libs/local-server/maven/pom.xml /pom/pom.xml
RUN mvn -B -q -f /pom/pom.xml dependency:copy@model -DoutputDirectory=/jars
WORKDIR /model
RUN echo "95b1ab04b9455fac9c63d52786ff142bfd3e86ace6b987eed263206672700dfe  $(ls /jars/*.jar)" | sha256sum -c - \
  && jar xf /jars/*.jar bge-small-en-v1.5-q.onnx bge-small-en-v1.5-q-tokenizer.json \
  && mv bge-small-en-v1.5-q.onnx model.onnx \
  && mv bge-small-en-v1.5-q-tokenizer.json tokenizer.json

FROM node:24.21.0-bookworm-slim
# The model is not below the volume, which would hide it, or keep an old one for good.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MODELS_DIR=/app/models
WORKDIR /app
COPY --from=production /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
COPY cypher cypher
COPY docs/browser/palimpsest.grass docs/browser/
COPY libs/local-server/maven libs/local-server/maven
COPY --from=model /model models/bge-small-en-v1.5-q
RUN mkdir -p /data && chown 1000:1000 /data
# By number, so that Kubernetes sees that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/apps/cli/src/main.js"]
CMD ["start"]
