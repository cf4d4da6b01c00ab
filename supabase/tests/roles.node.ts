import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { codeAt } from '../local/auth/totp.ts';
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

  describe('the second factor', () => {
    const addFactor = (id: string, status = 'verified') =>
      sql(
        `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status) values ($1, 'Phone', 'totp', $2)`,
        id,
        status,
      );
    async function showFactor({ auth }: Client): Promise<void> {
      const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
      if (data?.type !== 'totp') assert.fail();
      const code = codeAt(data.totp.secret);
      assert.equal((await auth.mfa.challengeAndVerify({ factorId: data.id, code })).error, null);
    }
    const reach = async (client: Client) => [
      (await client.rpc('own_second_factor')).data,
      (await client.rpc('is_administrator')).data,
      (await client.from('form_submissions').select('id')).data?.length !== 0,
    ];

    it('of somebody who has one has to be shown, or the token is worth nothing', async () => {
      await store(stack, 'form_submissions', samples.submission());
      const person = await stack.signUpAdministrator('careful@example.com');
      assert.deepEqual(await reach(person.client), ['none', true, true]);
      await addFactor(person.id, 'unverified');
      assert.deepEqual(await reach(person.client), ['none', true, true]);
      await sql(`update auth.mfa_factors set status = 'verified' where user_id = $1`, person.id);
      assert.deepEqual(await reach(person.client), ['due', false, false]);
      for (const verb of ['own_sessions', 'list_staff', 'export_submissions'])
        assert.equal(codeOf(await person.client.rpc(verb)), '42501', verb);
    });

    it('can be asked of everybody by an owner who has shown one', async () => {
      const raised = await owner.rpc('require_second_factor', { required: true });
      assert.deepEqual(
        [codeOf(raised), raised.error?.message],
        ['PT422', 'Set up a second factor for your own account first.'],
      );
      assert.equal(codeOf(await editor.client.rpc('require_second_factor', { required: false })), '42501');
      const strict = await stack.signUpAdministrator('strict@example.com');
      await showFactor(strict.client);
      const require = async (required: boolean) =>
        codeOf(await strict.client.rpc('require_second_factor', { required }));
      assert.equal(await require(true), undefined);
      assert.equal((await strict.client.rpc('second_factor_required')).data, true);
      assert.deepEqual(await reach(strict.client), ['passed', true, true]);
      assert.deepEqual(await reach(editor.client), ['missing', false, false]);
      assert.equal(await require(false), undefined);
      assert.equal((await editor.client.rpc('second_factor_required')).data, false);
      assert.deepEqual(await reach(editor.client), ['none', true, true]);
    });

    it("is nobody's business who is none of the staff", async () => {
      assert.equal((await clients['a stranger'].rpc('own_second_factor')).data, null);
    });
  });

  describe('people', () => {
    const idOf = async (email: string) =>
      (await sql('select id from auth.users where email = $1', email))[0]?.id;

    it('are managed by owners alone', async () => {
      const calls: [string, object][] = [
        ['list_staff', {}],
        ['add_staff', { address: 'stranger@example.com', wanted: 'owner' }],
        ['set_staff_role', { person: editor.id, wanted: 'owner' }],
        ['remove_staff', { person: ownerId }],
        ['end_sessions_of', { person: ownerId }],
      ];
      for (const client of [editor.client, clients['a stranger'], clients['a visitor']])
        for (const [name, input] of calls) assert.equal(codeOf(await client.rpc(name, input)), '42501', name);
      assert.equal((await editor.client.rpc('own_role')).data, 'editor');
    });

    it('are added, once, listed, and given another role', async () => {
      const add = (address: string) => owner.rpc('add_staff', { address, wanted: 'editor' });
      assert.equal((await add('nobody@example.com')).data, 'unknown');
      await sql(`insert into auth.users (email, invited_at) values ('new@example.com', now())`);
      assert.equal((await add(' New@Example.com ')).data, 'invited');
      assert.deepEqual(
        [(await add('new@example.com')).error?.code, (await add('new@example.com')).error?.hint],
        ['PT422', 'email'],
      );
      assert.equal((await add('stranger@example.com')).data, 'known');
      const { data } = await owner.rpc('list_staff');
      const listed = data?.find(({ email }: { email: string }) => email === 'new@example.com');
      assert.partialDeepStrictEqual(listed, {
        role: 'editor',
        has_joined: false,
        has_second_factor: false,
        sessions: 0,
        last_sign_in_at: null,
      });
      const person = await idOf('stranger@example.com');
      assert.equal(codeOf(await owner.rpc('set_staff_role', { person, wanted: 'owner' })), undefined);
      assert.equal((await clients['a stranger'].rpc('own_role')).data, 'owner');
      assert.equal(codeOf(await owner.rpc('set_staff_role', { person, wanted: 'king' })), '23514');
      assert.equal((await owner.rpc('remove_staff', { person })).data, false);
      assert.equal((await owner.rpc('remove_staff', { person: listed.id })).data, true);
      assert.equal(codeOf(await owner.rpc('set_staff_role', { person, wanted: 'owner' })), 'PT409');
    });

    it('have sessions, which they and the owners end, and an ended one is worth nothing at once', async () => {
      const { id, client } = await stack.signUpAdministrator('busy@example.com', 'editor');
      const { data: own } = await client.rpc('own_sessions');
      assert.equal(own?.length, 1);
      assert.partialDeepStrictEqual(own?.[0], { is_this: true });
      const foreign = await client.rpc('end_own_session', {
        session: (await editor.client.rpc('own_sessions')).data?.[0].id,
      });
      assert.equal(foreign.data, false);
      assert.equal((await editor.client.rpc('own_role')).data, 'editor');
      assert.equal((await owner.rpc('end_sessions_of', { person: id })).data, 1);
      assert.equal((await client.rpc('own_role')).data, null);
      assert.equal((await client.from('form_submissions').select('id')).data?.length, 0);
      assert.equal(codeOf(await client.rpc('own_sessions')), '42501');
    });
  });
});
