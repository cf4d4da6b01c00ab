import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { samples, store } from './samples.ts';
import { type Client, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;
const owner = clients['an administrator'];
const editor = await stack.signUpAdministrator('editor@example.com', 'editor');
const [ownerRow] = await sql(`select id from auth.users where email = 'staff@example.com'`);
const ownerId = ownerRow?.id ?? '';

const codeOf = ({ error }: { error: { code?: string } | null }) => error?.code;

describe('the staff', () => {
  after(stack.close);

  describe('roles', () => {
    it('are known to whoever has one, and nobody else has one', async () => {
      const answers = async (client: Client) => [
        (await client.rpc('own_role')).data,
        (await client.rpc('is_administrator')).data,
        (await client.rpc('is_owner')).data,
      ];
      assert.deepEqual(await answers(owner), ['owner', true, true]);
      assert.deepEqual(await answers(editor.client), ['editor', true, false]);
      assert.deepEqual(await answers(clients['a stranger']), [null, false, false]);
      assert.equal(codeOf(await clients['a visitor'].rpc('is_owner')), '42501');
    });

    it('are two, and whoever adds somebody says which', async () => {
      const [user] = await sql('insert into auth.users (id) values (gen_random_uuid()) returning id');
      const add = (row: object) => secret.from('administrators').insert({ user_id: user?.id, ...row });
      assert.equal(codeOf(await add({})), '23502');
      assert.equal(codeOf(await add({ role: 'superuser' })), '23514');
      assert.equal(codeOf(await add({ role: 'editor' })), undefined);
    });

    it('are given by nobody who calls the API by hand', async () => {
      for (const { client, id } of [editor, { client: owner, id: ownerId }]) {
        const raised = await client.from('administrators').update({ role: 'owner' }).eq('user_id', id);
        assert.equal(codeOf(raised), '42501');
      }
    });
  });

  describe('an editor', () => {
    it('works with submissions and articles as an owner does', async () => {
      const { id } = await store(stack, 'form_submissions', samples.submission());
      const read = await editor.client.from('form_submissions').select('id').eq('id', id);
      assert.equal(read.data?.length, 1);
      assert.equal(codeOf(await editor.client.from('blog_posts').insert(samples.post())), undefined);
    });

    it('gets no export, and an owner does', async () => {
      assert.equal(codeOf(await editor.client.rpc('export_submissions')), '42501');
      assert.equal(codeOf(await owner.rpc('export_submissions')), undefined);
    });

    it('neither reads nor changes the e-mail template', async () => {
      const { id } = await store(stack, 'email_templates', samples.template());
      const touch = async (client: Client) => [
        (await client.from('email_templates').select('id').eq('id', id)).data?.length,
        (await client.from('email_templates').update({ subject: 'Mine' }).eq('id', id).select('id')).data
          ?.length,
      ];
      assert.deepEqual(await touch(editor.client), [0, 0]);
      assert.deepEqual(await touch(owner), [1, 1]);
    });
  });

  describe('the last owner', () => {
    const stays = async (leaving: PromiseLike<{ error: { code?: string; message?: string } | null }>) => {
      const { error } = await leaving;
      assert.equal(error?.code, 'PT422');
      assert.match(error?.message ?? '', /^This is the last owner\./);
      assert.equal((await owner.rpc('is_owner')).data, true);
    };
    const staff = () => secret.from('administrators');

    it('can be neither removed nor demoted', async () => {
      await stays(staff().delete().eq('user_id', ownerId));
      await stays(staff().update({ role: 'editor' }).eq('user_id', ownerId));
      await stays(staff().delete().neq('role', 'nothing'));
    });

    it('cannot go with the account either', async () => {
      assert.equal((await secret.auth.admin.deleteUser(ownerId)).error?.status, 500);
      assert.equal((await owner.rpc('is_owner')).data, true);
    });

    it('is not relieved by somebody who was invited and has not come', async () => {
      const [invited] = await sql(
        `insert into auth.users (email) values ('invited@example.com') returning id`,
      );
      await staff().insert({ user_id: invited?.id, role: 'owner' });
      await stays(staff().delete().eq('user_id', ownerId));
      await sql(`update auth.users set email_confirmed_at = now() where email = 'invited@example.com'`);
      assert.equal(codeOf(await staff().update({ role: 'editor' }).eq('user_id', ownerId)), undefined);
      assert.deepEqual((await owner.rpc('own_role')).data, 'editor');
      await staff().update({ role: 'owner' }).eq('user_id', ownerId);
    });

    it('does not keep an editor from leaving', async () => {
      const leaving = await stack.signUpAdministrator('leaving@example.com', 'editor');
      assert.equal(codeOf(await staff().delete().eq('user_id', leaving.id)), undefined);
      assert.equal((await leaving.client.rpc('own_role')).data, null);
    });
  });
});
