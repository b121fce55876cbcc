// The folder is built once, so a cache for the next build would only cost time.
export default { experimental: { turbopackFileSystemCacheForBuild: false } };
