declare module 'next/dist/compiled/@vercel/nft/index.js' {
  const nft: {
    nodeFileTrace(
      files: string[],
      options: {
        base: string;
        processCwd: string;
        ignore: (file: string) => boolean;
        readFile: (file: string) => Promise<Buffer | string | null>;
      },
    ): Promise<{ fileList: Set<string> }>;
  };
  export default nft;
}
