// Written by `npm run types:database` out of the migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      activity: {
        Row: {
          actor: string | null;
          actor_email: string | null;
          after: Json | null;
          at: string;
          before: Json | null;
          change: string;
          fields: string[];
          id: number;
          item_id: string;
          kind: string;
          label: string;
          request_id: string | null;
          source: string;
        };
        Insert: {
          actor?: string | null;
          actor_email?: string | null;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          change: string;
          fields?: string[];
          id?: never;
          item_id: string;
          kind: string;
          label?: string;
          request_id?: string | null;
          source: string;
        };
        Update: {
          actor?: string | null;
          actor_email?: string | null;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          change?: string;
          fields?: string[];
          id?: never;
          item_id?: string;
          kind?: string;
          label?: string;
          request_id?: string | null;
          source?: string;
        };
        Relationships: [];
      };
      administrators: {
        Row: {
          created_at: string;
          role: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          role: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      authors: {
        Row: {
          created_at: string;
          full_bio: string;
          id: string;
          is_sample: boolean;
          name: string;
          profile_image: string | null;
          short_bio: string;
          slug: string;
          social_links: Json;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          full_bio?: string;
          id?: string;
          is_sample?: boolean;
          name: string;
          profile_image?: string | null;
          short_bio?: string;
          slug: string;
          social_links?: Json;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          full_bio?: string;
          id?: string;
          is_sample?: boolean;
          name?: string;
          profile_image?: string | null;
          short_bio?: string;
          slug?: string;
          social_links?: Json;
          updated_at?: string;
        };
        Relationships: [];
      };
      blog_post_drafts: {
        Row: {
          based_on: string | null;
          created_at: string;
          fields: Json;
          id: string;
          owner: string;
          owner_email: string | null;
          post_id: string;
          title: string | null;
          updated_at: string;
          writer: string;
        };
        Insert: {
          based_on?: string | null;
          created_at?: string;
          fields: Json;
          id?: string;
          owner?: string;
          owner_email?: string | null;
          post_id: string;
          title?: never;
          updated_at?: string;
          writer: string;
        };
        Update: {
          based_on?: string | null;
          created_at?: string;
          fields?: Json;
          id?: string;
          owner?: string;
          owner_email?: string | null;
          post_id?: string;
          title?: never;
          updated_at?: string;
          writer?: string;
        };
        Relationships: [];
      };
      blog_post_preview_links: {
        Row: {
          created_at: string;
          expires_at: string;
          id: string;
          made_by_email: string | null;
          post_id: string;
        };
        Insert: {
          created_at?: string;
          expires_at?: string;
          id?: string;
          made_by_email?: string | null;
          post_id: string;
        };
        Update: {
          created_at?: string;
          expires_at?: string;
          id?: string;
          made_by_email?: string | null;
          post_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'blog_post_preview_links_post_id_fkey';
            columns: ['post_id'];
            isOneToOne: false;
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ];
      };
      blog_post_renderings: {
        Row: {
          feed_html: string;
          feed_seal: string;
          headings: Json;
          html: string;
          post_id: string;
          reading_minutes: number;
          seal: string;
          updated_at: string;
        };
        Insert: {
          feed_html: string;
          feed_seal: string;
          headings: Json;
          html: string;
          post_id: string;
          reading_minutes: number;
          seal: string;
          updated_at?: string;
        };
        Update: {
          feed_html?: string;
          feed_seal?: string;
          headings?: Json;
          html?: string;
          post_id?: string;
          reading_minutes?: number;
          seal?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'blog_post_renderings_post_id_fkey';
            columns: ['post_id'];
            isOneToOne: true;
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ];
      };
      blog_post_versions: {
        Row: {
          change: string;
          changed_at: string;
          changed_by: string | null;
          changed_by_email: string | null;
          fields: Json;
          id: string;
          post_id: string;
          slug: string | null;
          title: string | null;
        };
        Insert: {
          change?: string;
          changed_at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          fields: Json;
          id?: string;
          post_id: string;
          slug?: never;
          title?: never;
        };
        Update: {
          change?: string;
          changed_at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          fields?: Json;
          id?: string;
          post_id?: string;
          slug?: never;
          title?: never;
        };
        Relationships: [];
      };
      blog_posts: {
        Row: {
          author: string;
          author_id: string | null;
          categories: string[];
          category: string;
          content: string;
          content_updated_at: string | null;
          created_at: string;
          excerpt: string;
          featured_image: string | null;
          featured_image_alt: string;
          id: string;
          is_featured: boolean;
          meta_description: string;
          meta_title: string;
          publish_at: string | null;
          published_at: string | null;
          search_document: unknown | null;
          search_words: string | null;
          slug: string | null;
          status: string;
          tags: string[];
          title: string;
          updated_at: string;
          view_count: number;
        };
        Insert: {
          author?: string;
          author_id?: string | null;
          categories?: string[];
          category?: string;
          content?: string;
          content_updated_at?: string | null;
          created_at?: string;
          excerpt?: string;
          featured_image?: string | null;
          featured_image_alt?: string;
          id?: string;
          is_featured?: boolean;
          meta_description?: string;
          meta_title?: string;
          publish_at?: string | null;
          published_at?: string | null;
          search_document?: never;
          search_words?: never;
          slug?: string | null;
          status?: string;
          tags?: string[];
          title: string;
          updated_at?: string;
          view_count?: number;
        };
        Update: {
          author?: string;
          author_id?: string | null;
          categories?: string[];
          category?: string;
          content?: string;
          content_updated_at?: string | null;
          created_at?: string;
          excerpt?: string;
          featured_image?: string | null;
          featured_image_alt?: string;
          id?: string;
          is_featured?: boolean;
          meta_description?: string;
          meta_title?: string;
          publish_at?: string | null;
          published_at?: string | null;
          search_document?: never;
          search_words?: never;
          slug?: string | null;
          status?: string;
          tags?: string[];
          title?: string;
          updated_at?: string;
          view_count?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'blog_posts_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'authors';
            referencedColumns: ['id'];
          },
        ];
      };
      city_localities: {
        Row: {
          city_slug: string;
          name: string;
          sound: string | null;
        };
        Insert: {
          city_slug: string;
          name: string;
          sound?: never;
        };
        Update: {
          city_slug?: string;
          name?: string;
          sound?: never;
        };
        Relationships: [];
      };
      city_page_previews: {
        Row: {
          draft: Json;
          owner: string;
          page: string;
          updated_at: string;
        };
        Insert: {
          draft: Json;
          owner?: string;
          page: string;
          updated_at?: string;
        };
        Update: {
          draft?: Json;
          owner?: string;
          page?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      city_page_verdicts: {
        Row: {
          evidence: string[];
          is_indexable: boolean;
          is_sample: boolean;
          judged_at: string | null;
          nearest: string | null;
          overlap: number;
          own_words: number;
          page_changed_at: string;
          page_id: string;
          path: string | null;
          reasons: string[];
          sketch_size: number;
        };
        Insert: {
          evidence?: string[];
          is_indexable?: boolean;
          is_sample?: boolean;
          judged_at?: string | null;
          nearest?: string | null;
          overlap?: number;
          own_words?: number;
          page_changed_at?: string;
          page_id: string;
          path?: string | null;
          reasons?: string[];
          sketch_size?: number;
        };
        Update: {
          evidence?: string[];
          is_indexable?: boolean;
          is_sample?: boolean;
          judged_at?: string | null;
          nearest?: string | null;
          overlap?: number;
          own_words?: number;
          page_changed_at?: string;
          page_id?: string;
          path?: string | null;
          reasons?: string[];
          sketch_size?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'city_page_verdicts_page_id_fkey';
            columns: ['page_id'];
            isOneToOne: true;
            referencedRelation: 'city_pages';
            referencedColumns: ['id'];
          },
        ];
      };
      city_page_views: {
        Row: {
          page_id: string;
          views: number;
        };
        Insert: {
          page_id: string;
          views?: number;
        };
        Update: {
          page_id?: string;
          views?: number;
        };
        Relationships: [];
      };
      city_pages: {
        Row: {
          city: string;
          city_slug: string;
          created_at: string;
          faq_answers: Json;
          faq_questions: Json;
          h1_title: string;
          id: string;
          intro_paragraph: string;
          is_sample: boolean;
          latitude: number | null;
          longitude: number | null;
          meta_description: string;
          meta_title: string;
          publish_at: string | null;
          service_type: string;
          services_offered: Json;
          state: string;
          status: string;
          testimonials: Json;
          updated_at: string;
        };
        Insert: {
          city: string;
          city_slug?: never;
          created_at?: string;
          faq_answers?: Json;
          faq_questions?: Json;
          h1_title?: string;
          id?: string;
          intro_paragraph?: string;
          is_sample?: boolean;
          latitude?: number | null;
          longitude?: number | null;
          meta_description?: string;
          meta_title?: string;
          publish_at?: string | null;
          service_type: string;
          services_offered?: Json;
          state?: string;
          status?: string;
          testimonials?: Json;
          updated_at?: string;
        };
        Update: {
          city?: string;
          city_slug?: never;
          created_at?: string;
          faq_answers?: Json;
          faq_questions?: Json;
          h1_title?: string;
          id?: string;
          intro_paragraph?: string;
          is_sample?: boolean;
          latitude?: number | null;
          longitude?: number | null;
          meta_description?: string;
          meta_title?: string;
          publish_at?: string | null;
          service_type?: string;
          services_offered?: Json;
          state?: string;
          status?: string;
          testimonials?: Json;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'city_pages_service';
            columns: ['service_type'];
            isOneToOne: false;
            referencedRelation: 'service_names';
            referencedColumns: ['name'];
          },
        ];
      };
      content_changes: {
        Row: {
          announced: Json;
          at: string;
          gone: string[];
          id: number;
          made_by: unknown;
          source: string;
          tags: string[];
        };
        Insert: {
          announced?: Json;
          at?: string;
          gone?: string[];
          id?: number;
          made_by?: unknown;
          source: string;
          tags: string[];
        };
        Update: {
          announced?: Json;
          at?: string;
          gone?: string[];
          id?: number;
          made_by?: unknown;
          source?: string;
          tags?: string[];
        };
        Relationships: [];
      };
      covered_cities: {
        Row: {
          latitude: number | null;
          longitude: number | null;
          name: string;
          services: string[];
          slug: string;
          state: string;
          updated_at: string;
        };
        Insert: {
          latitude?: number | null;
          longitude?: number | null;
          name: string;
          services: string[];
          slug: string;
          state: string;
          updated_at: string;
        };
        Update: {
          latitude?: number | null;
          longitude?: number | null;
          name?: string;
          services?: string[];
          slug?: string;
          state?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      email_templates: {
        Row: {
          body: string;
          created_at: string;
          id: string;
          name: string;
          subject: string;
          updated_at: string;
        };
        Insert: {
          body: string;
          created_at?: string;
          id?: string;
          name: string;
          subject: string;
          updated_at?: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          id?: string;
          name?: string;
          subject?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      form_submissions: {
        Row: {
          captcha: string;
          city: string | null;
          company: string | null;
          content_key: string | null;
          created_at: string;
          deleted_at: string | null;
          digest_id: string | null;
          email: string;
          id: string;
          landing_page: string | null;
          message: string;
          name: string;
          phone: string | null;
          referrer: string | null;
          search_text: string | null;
          service_interest: string | null;
          status: string;
          utm: Json;
          website: string | null;
        };
        Insert: {
          captcha?: string;
          city?: string | null;
          company?: string | null;
          content_key?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          digest_id?: string | null;
          email: string;
          id?: string;
          landing_page?: string | null;
          message: string;
          name: string;
          phone?: string | null;
          referrer?: string | null;
          search_text?: never;
          service_interest?: string | null;
          status?: string;
          utm?: Json;
          website?: string | null;
        };
        Update: {
          captcha?: string;
          city?: string | null;
          company?: string | null;
          content_key?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          digest_id?: string | null;
          email?: string;
          id?: string;
          landing_page?: string | null;
          message?: string;
          name?: string;
          phone?: string | null;
          referrer?: string | null;
          search_text?: never;
          service_interest?: string | null;
          status?: string;
          utm?: Json;
          website?: string | null;
        };
        Relationships: [];
      };
      former_service_slugs: {
        Row: {
          service_id: string;
          slug: string;
        };
        Insert: {
          service_id: string;
          slug: string;
        };
        Update: {
          service_id?: string;
          slug?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'former_service_slugs_service_id_fkey';
            columns: ['service_id'];
            isOneToOne: false;
            referencedRelation: 'service_details';
            referencedColumns: ['id'];
          },
        ];
      };
      indexnow_deliveries: {
        Row: {
          attempts: number;
          claimed_until: string | null;
          created_at: string;
          id: string;
          last_error: string | null;
          next_attempt_at: string;
          path: string;
          reason: string;
          sent_at: string | null;
          state: string;
        };
        Insert: {
          attempts?: number;
          claimed_until?: string | null;
          created_at?: string;
          id?: string;
          last_error?: string | null;
          next_attempt_at?: string;
          path: string;
          reason: string;
          sent_at?: string | null;
          state?: string;
        };
        Update: {
          attempts?: number;
          claimed_until?: string | null;
          created_at?: string;
          id?: string;
          last_error?: string | null;
          next_attempt_at?: string;
          path?: string;
          reason?: string;
          sent_at?: string | null;
          state?: string;
        };
        Relationships: [];
      };
      notification_deliveries: {
        Row: {
          alerted: boolean;
          attempts: number;
          claimed_until: string | null;
          created_at: string;
          id: string;
          last_error: string | null;
          next_attempt_at: string;
          provider_message_id: string | null;
          request_id: string | null;
          sent_at: string | null;
          state: string;
          submission_id: string | null;
        };
        Insert: {
          alerted?: boolean;
          attempts?: number;
          claimed_until?: string | null;
          created_at?: string;
          id?: string;
          last_error?: string | null;
          next_attempt_at?: string;
          provider_message_id?: string | null;
          request_id?: string | null;
          sent_at?: string | null;
          state?: string;
          submission_id?: string | null;
        };
        Update: {
          alerted?: boolean;
          attempts?: number;
          claimed_until?: string | null;
          created_at?: string;
          id?: string;
          last_error?: string | null;
          next_attempt_at?: string;
          provider_message_id?: string | null;
          request_id?: string | null;
          sent_at?: string | null;
          state?: string;
          submission_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'notification_deliveries_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: true;
            referencedRelation: 'form_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      picture_uses: {
        Row: {
          item: string;
          kind: string;
          label: string;
          opens: string;
          picture: string;
          source: string;
        };
        Insert: {
          item: string;
          kind: string;
          label?: string;
          opens: string;
          picture: string;
          source: string;
        };
        Update: {
          item?: string;
          kind?: string;
          label?: string;
          opens?: string;
          picture?: string;
          source?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'picture_uses_picture_fkey';
            columns: ['picture'];
            isOneToOne: false;
            referencedRelation: 'pictures';
            referencedColumns: ['name'];
          },
        ];
      };
      pictures: {
        Row: {
          alt: string;
          bytes: number;
          file_name: string;
          height: number;
          name: string;
          updated_at: string;
          uploaded_at: string;
          uploaded_by: string | null;
          uploaded_by_email: string | null;
          width: number;
        };
        Insert: {
          alt?: string;
          bytes?: number;
          file_name?: string;
          height?: never;
          name: string;
          updated_at?: string;
          uploaded_at?: string;
          uploaded_by?: string | null;
          uploaded_by_email?: string | null;
          width?: never;
        };
        Update: {
          alt?: string;
          bytes?: number;
          file_name?: string;
          height?: never;
          name?: string;
          updated_at?: string;
          uploaded_at?: string;
          uploaded_by?: string | null;
          uploaded_by_email?: string | null;
          width?: never;
        };
        Relationships: [];
      };
      security_events: {
        Row: {
          account: string;
          address_hash: string;
          detail: string;
          first_at: string;
          id: string;
          kind: string;
          last_at: string;
          request_id: string;
          slot: string;
          times: number;
        };
        Insert: {
          account?: string;
          address_hash?: string;
          detail?: string;
          first_at?: string;
          id?: string;
          kind: string;
          last_at?: string;
          request_id?: string;
          slot: string;
          times?: number;
        };
        Update: {
          account?: string;
          address_hash?: string;
          detail?: string;
          first_at?: string;
          id?: string;
          kind?: string;
          last_at?: string;
          request_id?: string;
          slot?: string;
          times?: number;
        };
        Relationships: [];
      };
      service_details: {
        Row: {
          approach: Json;
          approach_heading: string;
          area_description: string;
          area_name: string;
          area_topics: Json;
          benefits: Json;
          bullets: Json;
          closing_heading: string;
          closing_link: string;
          closing_text: string;
          created_at: string;
          default_texts: string | null;
          expertise_areas: Json;
          faq: Json;
          faq_heading: string;
          general_offers: Json;
          general_price: string;
          hero_heading: string;
          hero_subheading: string;
          highlights: Json;
          icon: string;
          id: string;
          intro_heading: string;
          intro_text: string;
          meta_description: string;
          meta_title: string;
          offer_heading: string;
          offers: Json;
          position: number | null;
          price_headline: string;
          price_note: string;
          price_rows: Json;
          process_heading: string;
          process_steps: Json;
          reasons: Json;
          service_description: string;
          service_name: string;
          service_slug: string;
          status: string;
          updated_at: string;
        };
        Insert: {
          approach?: Json;
          approach_heading?: string;
          area_description?: string;
          area_name?: string;
          area_topics?: Json;
          benefits?: Json;
          bullets?: Json;
          closing_heading?: string;
          closing_link?: string;
          closing_text?: string;
          created_at?: string;
          default_texts?: string | null;
          expertise_areas?: Json;
          faq?: Json;
          faq_heading?: string;
          general_offers?: Json;
          general_price?: string;
          hero_heading?: string;
          hero_subheading?: string;
          highlights?: Json;
          icon?: string;
          id?: string;
          intro_heading?: string;
          intro_text?: string;
          meta_description?: string;
          meta_title?: string;
          offer_heading?: string;
          offers?: Json;
          position?: number | null;
          price_headline?: string;
          price_note?: string;
          price_rows?: Json;
          process_heading?: string;
          process_steps?: Json;
          reasons?: Json;
          service_description?: string;
          service_name: string;
          service_slug: string;
          status?: string;
          updated_at?: string;
        };
        Update: {
          approach?: Json;
          approach_heading?: string;
          area_description?: string;
          area_name?: string;
          area_topics?: Json;
          benefits?: Json;
          bullets?: Json;
          closing_heading?: string;
          closing_link?: string;
          closing_text?: string;
          created_at?: string;
          default_texts?: string | null;
          expertise_areas?: Json;
          faq?: Json;
          faq_heading?: string;
          general_offers?: Json;
          general_price?: string;
          hero_heading?: string;
          hero_subheading?: string;
          highlights?: Json;
          icon?: string;
          id?: string;
          intro_heading?: string;
          intro_text?: string;
          meta_description?: string;
          meta_title?: string;
          offer_heading?: string;
          offers?: Json;
          position?: number | null;
          price_headline?: string;
          price_note?: string;
          price_rows?: Json;
          process_heading?: string;
          process_steps?: Json;
          reasons?: Json;
          service_description?: string;
          service_name?: string;
          service_slug?: string;
          status?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      service_names: {
        Row: {
          is_former: boolean;
          name: string;
          service_id: string;
        };
        Insert: {
          is_former?: boolean;
          name: string;
          service_id: string;
        };
        Update: {
          is_former?: boolean;
          name?: string;
          service_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'service_names_service_id_fkey';
            columns: ['service_id'];
            isOneToOne: false;
            referencedRelation: 'service_details';
            referencedColumns: ['id'];
          },
        ];
      };
      site_sections: {
        Row: {
          created_at: string;
          fields: Json;
          name: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          fields: Json;
          name: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          fields?: Json;
          name?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      slug_redirects: {
        Row: {
          created_at: string;
          hits: number;
          id: string;
          last_hit_at: string | null;
          source_path: string;
          target_path: string;
        };
        Insert: {
          created_at?: string;
          hits?: number;
          id?: string;
          last_hit_at?: string | null;
          source_path: string;
          target_path: string;
        };
        Update: {
          created_at?: string;
          hits?: number;
          id?: string;
          last_hit_at?: string | null;
          source_path?: string;
          target_path?: string;
        };
        Relationships: [];
      };
      submission_notes: {
        Row: {
          author_email: string | null;
          author_id: string | null;
          body: string;
          created_at: string;
          id: string;
          submission_id: string;
        };
        Insert: {
          author_email?: string | null;
          author_id?: string | null;
          body: string;
          created_at?: string;
          id?: string;
          submission_id: string;
        };
        Update: {
          author_email?: string | null;
          author_id?: string | null;
          body?: string;
          created_at?: string;
          id?: string;
          submission_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'submission_notes_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: false;
            referencedRelation: 'form_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      submission_status_changes: {
        Row: {
          changed_at: string;
          changed_by: string | null;
          changed_by_email: string | null;
          from_status: string;
          id: string;
          submission_id: string;
          to_status: string;
        };
        Insert: {
          changed_at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          from_status: string;
          id?: string;
          submission_id: string;
          to_status: string;
        };
        Update: {
          changed_at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          from_status?: string;
          id?: string;
          submission_id?: string;
          to_status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'submission_status_changes_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: false;
            referencedRelation: 'form_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      web_vitals: {
        Row: {
          bucket: number;
          day: string;
          device: string;
          metric: string;
          page_kind: string;
          times: number;
        };
        Insert: {
          bucket: number;
          day: string;
          device: string;
          metric: string;
          page_kind: string;
          times: number;
        };
        Update: {
          bucket?: number;
          day?: string;
          device?: string;
          metric?: string;
          page_kind?: string;
          times?: number;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      activity_people: {
        Args: never;
        Returns: {
          actor: string | null;
          email: string | null;
        }[];
      };
      activity_state: {
        Args: {
          entry_id: number;
          before_it?: boolean;
        };
        Returns: Json | null;
      };
      add_redirect: {
        Args: {
          source: string;
          target: string;
        };
        Returns: Database['public']['Tables']['slug_redirects']['Row'];
        SetofOptions: {
          from: '*';
          to: 'slug_redirects';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      add_staff: {
        Args: {
          address: string;
          wanted: string;
        };
        Returns: string | null;
      };
      bring_back: {
        Args: {
          of_kind: string;
          of_item: string;
        };
        Returns: Json | null;
      };
      change_links: {
        Args: {
          former: string;
          next: string;
          site_host?: string | null;
        };
        Returns: number | null;
      };
      check_city_page: {
        Args: {
          draft: Json;
          stored_id?: string | null;
        };
        Returns: Json | null;
      };
      claim_cdn_purge: {
        Args: {
          lease_seconds: number;
        };
        Returns: Json | null;
      };
      claim_indexnow_deliveries: {
        Args: {
          batch: number;
          lease_seconds: number;
        };
        Returns: Database['public']['Tables']['indexnow_deliveries']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'indexnow_deliveries';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_notification_deliveries: {
        Args: {
          batch: number;
          lease_seconds: number;
        };
        Returns: Database['public']['Tables']['notification_deliveries']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'notification_deliveries';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_unsent_alert: {
        Args: {
          late_minutes: number;
        };
        Returns: {
          unsent: number | null;
          oldest: string | null;
          problem: string | null;
        }[];
      };
      count_articles: {
        Args: {
          with_tag?: string;
          of_author?: string | null;
        };
        Returns: number | null;
      };
      count_author_posts: {
        Args: never;
        Returns: {
          author_id: string | null;
          articles: number | null;
        }[];
      };
      count_cities: {
        Args: {
          of_service?: string | null;
        };
        Returns: Json | null;
      };
      count_public_articles: {
        Args: never;
        Returns: {
          author_id: string | null;
          articles: number | null;
        }[];
      };
      count_service_pages: {
        Args: never;
        Returns: {
          service_id: string | null;
          city_pages: number | null;
        }[];
      };
      count_shown_city_pages: {
        Args: {
          with_samples: boolean;
        };
        Returns: number | null;
      };
      delete_author: {
        Args: {
          author_id: string;
          redirect_to?: string | null;
        };
        Returns: undefined;
      };
      delete_blog_post: {
        Args: {
          post_id: string;
          redirect_to?: string | null;
        };
        Returns: undefined;
      };
      delete_city_page: {
        Args: {
          page_id: string;
          redirect_to?: string | null;
        };
        Returns: undefined;
      };
      delete_service: {
        Args: {
          service_id: string;
          redirect_to?: string | null;
          move_to?: string | null;
        };
        Returns: undefined;
      };
      delete_what_is_due: {
        Args: {
          most?: number;
        };
        Returns: {
          old_submissions: number | null;
          deleted_submissions: number | null;
          address_hashes: number | null;
          security_events: number | null;
        }[];
      };
      due_pictures: {
        Args: {
          most?: number;
        };
        Returns: string[];
      };
      empty_bin: {
        Args: {
          most?: number;
        };
        Returns: {
          contents: number | null;
          entries: number | null;
        }[];
      };
      end_own_session: {
        Args: {
          session: string;
        };
        Returns: boolean | null;
      };
      end_sessions_of: {
        Args: {
          person: string;
        };
        Returns: number | null;
      };
      export_submissions: {
        Args: {
          search?: string | null;
          status_filter?: string | null;
          service_filter?: string | null;
          created_from?: string | null;
          created_before?: string | null;
          before_created_at?: string | null;
          before_id?: string | null;
          page_size?: number;
        };
        Returns: {
          id: string | null;
          name: string | null;
          email: string | null;
          phone: string | null;
          company: string | null;
          service_interest: string | null;
          city: string | null;
          message: string | null;
          status: string | null;
          created_at: string | null;
        }[];
      };
      finish_cdn_purge: {
        Args: {
          pause_seconds: number;
          problem?: string | null;
        };
        Returns: undefined;
      };
      finish_indexnow_deliveries: {
        Args: {
          ids: string[];
          problem?: string | null;
          pause_seconds?: number | null;
        };
        Returns: undefined;
      };
      finish_notification_delivery: {
        Args: {
          delivery: string;
          attempt: number;
          message_id?: string | null;
          problem?: string | null;
          pause_seconds?: number | null;
        };
        Returns: undefined;
      };
      follow_redirect: {
        Args: {
          path: string;
        };
        Returns: string | null;
      };
      follow_renames: {
        Args: {
          most?: number;
        };
        Returns: boolean | null;
      };
      forget_content_changes: {
        Args: {
          older_than?: unknown;
        };
        Returns: number | null;
      };
      forget_pictures: {
        Args: {
          names: string[];
        };
        Returns: undefined;
      };
      forget_rate_limits: {
        Args: {
          prefix: string;
        };
        Returns: number | null;
      };
      increment_blog_post_view: {
        Args: {
          post_slug: string;
        };
        Returns: undefined;
      };
      increment_city_page_view: {
        Args: {
          page_path: string;
        };
        Returns: undefined;
      };
      is_administrator: {
        Args: never;
        Returns: boolean | null;
      };
      is_being_followed: {
        Args: {
          renamed_kind: string;
          renamed_id: string;
        };
        Returns: boolean | null;
      };
      is_owner: {
        Args: never;
        Returns: boolean | null;
      };
      judge_waiting_city_pages: {
        Args: {
          most?: number;
        };
        Returns: number | null;
      };
      keep_blog_post_draft: {
        Args: {
          draft_id: string;
          of_post: string;
          by_editor: string;
          typed: Json;
          seen?: string | null;
          began_with?: string | null;
        };
        Returns: Database['public']['Tables']['blog_post_drafts']['Row'];
        SetofOptions: {
          from: '*';
          to: 'blog_post_drafts';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      keep_picture: {
        Args: {
          picture: string;
          shown?: string;
          called?: string;
        };
        Returns: Database['public']['Tables']['pictures']['Row'];
        SetofOptions: {
          from: '*';
          to: 'pictures';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      list_article_topics: {
        Args: {
          of_author: string;
        };
        Returns: {
          topic: string | null;
          articles: number | null;
        }[];
      };
      list_bin: {
        Args: {
          of_kind?: string | null;
          before_id?: number | null;
          most?: number;
        };
        Returns: {
          id: number | null;
          at: string | null;
          actor: string | null;
          actor_email: string | null;
          kind: string | null;
          item_id: string | null;
          label: string | null;
        }[];
      };
      list_blog_post_drafts: {
        Args: {
          of_post?: string | null;
        };
        Returns: {
          id: string | null;
          post_id: string | null;
          title: string | null;
          owner_email: string | null;
          is_mine: boolean | null;
          is_stored: boolean | null;
          was_stored: boolean | null;
          updated_at: string | null;
        }[];
      };
      list_blog_posts: {
        Args: {
          search?: string | null;
          status_filter?: string | null;
          page_size?: number;
          page_offset?: number;
        };
        Returns: {
          id: string | null;
          slug: string | null;
          title: string | null;
          author: string | null;
          status: string | null;
          published_at: string | null;
          publish_at: string | null;
          updated_at: string | null;
          view_count: number | null;
          is_featured: boolean | null;
          total: number | null;
        }[];
      };
      list_city_pages: {
        Args: {
          search?: string | null;
          status_filter?: string | null;
          service_filter?: string | null;
          shown_filter?: string | null;
          samples_shown?: boolean;
          page_size?: number;
          page_offset?: number;
        };
        Returns: {
          id: string | null;
          city: string | null;
          city_slug: string | null;
          state: string | null;
          service_type: string | null;
          status: string | null;
          publish_at: string | null;
          is_sample: boolean | null;
          updated_at: string | null;
          path: string | null;
          is_indexable: boolean | null;
          is_judged: boolean | null;
          overlap: number | null;
          own_words: number | null;
          places: number | null;
          reasons: string[] | null;
          changed_by: string | null;
          total: number | null;
        }[];
      };
      list_links_to: {
        Args: {
          path: string;
          site_host?: string | null;
        };
        Returns: {
          kind: string | null;
          id: string | null;
          label: string | null;
          address: string | null;
          hits: number | null;
          total: number | null;
        }[];
      };
      list_pictures: {
        Args: {
          words?: string;
          which?: string;
          page_size?: number;
          page_offset?: number;
        };
        Returns: {
          name: string | null;
          width: number | null;
          height: number | null;
          bytes: number | null;
          alt: string | null;
          file_name: string | null;
          uploaded_by_email: string | null;
          uploaded_at: string | null;
          uses: number | null;
          total: number | null;
        }[];
      };
      list_redirects: {
        Args: {
          search?: string | null;
          page_size?: number;
          page_offset?: number;
        };
        Returns: {
          id: string | null;
          source_path: string | null;
          target_path: string | null;
          hits: number | null;
          last_hit_at: string | null;
          total: number | null;
        }[];
      };
      list_staff: {
        Args: never;
        Returns: {
          id: string | null;
          email: string | null;
          role: string | null;
          added_at: string | null;
          invited_at: string | null;
          has_joined: boolean | null;
          last_sign_in_at: string | null;
          has_second_factor: boolean | null;
          sessions: number | null;
        }[];
      };
      list_submissions: {
        Args: {
          search?: string | null;
          status_filter?: string | null;
          service_filter?: string | null;
          created_from?: string | null;
          created_before?: string | null;
          page_size?: number;
          page_offset?: number;
          only_deleted?: boolean;
        };
        Returns: {
          id: string | null;
          name: string | null;
          email: string | null;
          phone: string | null;
          company: string | null;
          website: string | null;
          service_interest: string | null;
          city: string | null;
          message: string | null;
          status: string | null;
          captcha: string | null;
          landing_page: string | null;
          referrer: string | null;
          utm: Json | null;
          created_at: string | null;
          deleted_at: string | null;
          delivery_state: string | null;
          delivery_error: string | null;
          delivery_attempts: number | null;
          delivery_next_attempt_at: string | null;
          notes_count: number | null;
          total: number | null;
        }[];
      };
      move_service_position: {
        Args: {
          service_id: string;
          to_position: number;
          seen?: string[];
        };
        Returns: undefined;
      };
      own_role: {
        Args: never;
        Returns: string | null;
      };
      own_second_factor: {
        Args: never;
        Returns: string | null;
      };
      own_sessions: {
        Args: never;
        Returns: {
          id: string | null;
          started_at: string | null;
          seen_at: string | null;
          user_agent: string | null;
          is_this: boolean | null;
        }[];
      };
      project_facts: {
        Args: never;
        Returns: Json | null;
      };
      publish_due: {
        Args: {
          most?: number;
        };
        Returns: {
          kind: string | null;
          id: string | null;
          problem: string | null;
        }[];
      };
      put_off_notifications: {
        Args: {
          delivery: string;
          attempt: number;
          problem: string;
          pause_seconds: number;
        };
        Returns: undefined;
      };
      queue_lengths: {
        Args: never;
        Returns: Json | null;
      };
      read_content_changes: {
        Args: {
          seen?: string | null;
          since?: string | null;
        };
        Returns: Json | null;
      };
      record_security_event: {
        Args: {
          kind: string;
          account?: string;
          address_hash?: string;
          detail?: string;
          request_id?: string;
        };
        Returns: undefined;
      };
      record_web_vitals: {
        Args: {
          counts: Json;
        };
        Returns: undefined;
      };
      remove_staff: {
        Args: {
          person: string;
        };
        Returns: boolean | null;
      };
      replace_picture: {
        Args: {
          picture: string;
          by_picture: string;
          earlier_versions?: boolean;
        };
        Returns: number | null;
      };
      require_second_factor: {
        Args: {
          required: boolean;
        };
        Returns: undefined;
      };
      retry_notification: {
        Args: {
          submission: string;
        };
        Returns: boolean | null;
      };
      return_rate_limits: {
        Args: {
          bucket_names: string[];
        };
        Returns: undefined;
      };
      return_unsent_alert: {
        Args: never;
        Returns: undefined;
      };
      save_blog_post: {
        Args: {
          post_id: string;
          fields: Json;
          expected_updated_at?: string | null;
          draft_id?: string | null;
        };
        Returns: Json | null;
      };
      search_blog_posts: {
        Args: {
          query: string;
          page_size?: number;
          page_offset?: number;
        };
        Returns: {
          id: string | null;
          slug: string | null;
          title: string | null;
          excerpt: string | null;
          featured_image: string | null;
          author: string | null;
          category: string | null;
          categories: string[] | null;
          tags: string[] | null;
          published_at: string | null;
          total: number | null;
        }[];
      };
      search_pages: {
        Args: {
          words: string;
          most?: number;
        };
        Returns: {
          kind: string | null;
          path: string | null;
          title: string | null;
          state: string | null;
        }[];
      };
      second_factor_required: {
        Args: never;
        Returns: boolean | null;
      };
      set_staff_role: {
        Args: {
          person: string;
          wanted: string;
        };
        Returns: undefined;
      };
      set_submission_deleted: {
        Args: {
          submission: string;
          deleted: boolean;
        };
        Returns: boolean | null;
      };
      set_submission_status: {
        Args: {
          submission: string;
          expected: string;
          wanted: string;
        };
        Returns: string | null;
      };
      store_submission: {
        Args: {
          submission: Json;
          buckets: string[];
          per_hour: number;
          per_day: number;
          unverified_per_hour: number;
        };
        Returns: number | null;
      };
      submission_news: {
        Args: {
          since?: string | null;
        };
        Returns: {
          moment: string | null;
          unhandled: number | null;
          arrived: number | null;
        }[];
      };
      submission_weeks: {
        Args: {
          search?: string | null;
          status_filter?: string | null;
          service_filter?: string | null;
          created_from?: string | null;
          created_before?: string | null;
        };
        Returns: {
          week: string | null;
          service: string | null;
          submissions: number | null;
        }[];
      };
      take_mail_turn: {
        Args: {
          per_second: number;
          patience_seconds: number;
        };
        Returns: number | null;
      };
      take_rate_limit: {
        Args: {
          bucket_name: string;
          per_hour: number;
          per_day: number;
        };
        Returns: number | null;
      };
      unsent_notifications: {
        Args: never;
        Returns: {
          waiting: number | null;
          failed: number | null;
        }[];
      };
      update_redirect: {
        Args: {
          redirect_id: string;
          source: string;
          target: string;
        };
        Returns: Database['public']['Tables']['slug_redirects']['Row'];
        SetofOptions: {
          from: '*';
          to: 'slug_redirects';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      web_vitals_since: {
        Args: {
          first_day: string;
        };
        Returns: Json | null;
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type Public = Database['public'];
export type Tables<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Row'];
export type TablesInsert<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Insert'];
export type TablesUpdate<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Update'];
export type FunctionArgs<Name extends keyof Public['Functions']> = Public['Functions'][Name]['Args'];
